import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { languagePlugin, readLanguage } from "./scripts/config/language.ts";
import { listingPlugin } from "./src/listing/listingPlugin.ts";
import { withoutProse } from "./test/readsProse.ts";

const language = readLanguage(process.env.PLYGROUND_LANGUAGE);

export default defineConfig({
  // State classes (*.svelte.ts) are tested with the runes of the browser, not the server's inert ones.
  plugins: [svelte(), listingPlugin(), languagePlugin(language)],
  resolve: { conditions: ["browser"] },
  test: {
    include: ["test/**/*.test.ts"],
    // What stands in sentences is tested in English alone.
    ...(language !== "english" && withoutProse),
    environment: "node",
    setupFiles: ["test/setUp.ts"],
    maxWorkers: 2,
    // Laws make thousands of small trees: with room for the young, far fewer are looked through before they are let go.
    execArgv: ["--max-semi-space-size=64"],
    // The files share their modules: no test leaves anything behind, and the engine is loaded twice, not 300 times.
    isolate: false,
    // A busy machine is no fault of the code's.
    testTimeout: 120_000,
  },
});
