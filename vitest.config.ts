import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // State classes (*.svelte.ts) are tested with the runes of the browser, not the server's inert ones.
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  test: {
    include: ["test/**/*.test.ts"],
    environment: "node",
    maxWorkers: 2,
  },
});
