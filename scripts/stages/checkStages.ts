import { runCommand } from "./runCommand.ts";
import type { Stage } from "./runStages.ts";
import { sideBySide } from "./sideBySide.ts";

/** Checks all types but those of Astro's pages. By the native compiler: it takes a fraction of the time. */
export const checkTypes = (folder?: string): Promise<void> =>
  runCommand("svelte-check", ["--tsgo", "--tsconfig", "tsconfig.json", "--fail-on-warnings"], {}, folder);

/** The types of every file: Astro's checker looks at pages, which no other file knows, Svelte's at all else. */
export const checkStages: readonly Stage[] = [
  {
    title: "Types",
    run: async () => {
      // Both read the types of the content. Then they go side by side: each has a core to itself.
      await runCommand("astro", ["sync"]);
      await sideBySide([
        runCommand("astro", ["check", "--noSync", "--tsconfig", "tsconfig.pages.json"]),
        checkTypes(),
      ]);
    },
  },
];
