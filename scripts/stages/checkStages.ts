import { runCommand } from "./runCommand.ts";
import type { Stage } from "./runStages.ts";
import { sideBySide } from "./sideBySide.ts";

/** Checks all types but those of Astro's pages. By the native compiler: it takes a fraction of the time. */
export const checkTypes = (folder?: string): Promise<void> =>
  runCommand("svelte-check", ["--tsgo", "--tsconfig", "tsconfig.json", "--fail-on-warnings"], {}, folder);

/** The types of Astro's pages, which no other file knows: by Astro's own checker. */
const checkPages = () => runCommand("astro", ["check", "--noSync", "--tsconfig", "tsconfig.pages.json"]);

/** Both read the types of the content. */
const sync = () => runCommand("astro", ["sync"]);

/** The types of every file, side by side: each checker has a core to itself. */
export const checkStages: readonly Stage[] = [
  {
    title: "Types",
    run: async () => {
      await sync();
      await sideBySide([checkPages(), checkTypes()]);
    },
  },
];

/** Where all else is checked with what the recipes add to it. */
export const pageStages: readonly Stage[] = [
  {
    title: "Types of pages",
    run: async () => {
      await sync();
      await checkPages();
    },
  },
];
