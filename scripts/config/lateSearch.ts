import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const standIn = fileURLToPath(new URL("../../src/site/PagefindUI.ts", import.meta.url)).replaceAll("\\", "/");

/** Gives Starlight, where it asks for Pagefind's search, the one that waits to be opened. */
export function lateSearch(): Plugin {
  return {
    name: "late-search",
    enforce: "pre",
    resolveId: (source, importer) =>
      source === "@pagefind/default-ui" && importer && !importer.replaceAll("\\", "/").endsWith(standIn)
        ? standIn
        : null,
  };
}
