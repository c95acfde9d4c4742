import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { changeScripts } from "./changeScripts.ts";

/** V8 takes it at the very head of a file alone. */
const compileHint = "//# allFunctionsCalledOnLoad\n";

/** In characters: a shorter script is compiled in no time where its functions are called, and a page fetches fifty such. */
const worthIt = 12_000;

/**
 * Astro integration: each script of some length asks V8 to compile all of its functions on another thread, while it
 * comes. By itself V8 compiles a function where it is first called, and the reader waits: with a processor four times
 * slower a figure took a fifth longer to wake so. What a page fetches is cut by what is used with it, so little is compiled
 * for nothing. Other browsers pass over the comment. (Explicit compile hints, Chrome 136, 2025.)
 *
 * To stand behind what reads scripts.
 */
export function compileHints(): AstroIntegration {
  return {
    name: "plyground:compile-hints",
    hooks: {
      "astro:build:done": ({ dir }) =>
        changeScripts(fileURLToPath(dir), (source) =>
          source.length < worthIt ? source : compileHint + source,
        ),
    },
  };
}
