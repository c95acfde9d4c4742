import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { listingPlugin } from "./src/listing/listingPlugin.ts";

export default defineConfig({
  // State classes (*.svelte.ts) are tested with the runes of the browser, not the server's inert ones.
  plugins: [svelte(), listingPlugin()],
  resolve: { conditions: ["browser"] },
  test: {
    include: ["test/**/*.test.ts"],
    environment: "node",
    maxWorkers: 2,
    // The files share their modules: no test leaves anything behind, and the engine is loaded twice, not 300 times.
    isolate: false,
    // A busy machine is no fault of the code's.
    testTimeout: 60_000,
  },
});
