import { runCommand } from "./runCommand.ts";
import type { Stage } from "./runStages.ts";

/** The types of every file: Astro's checker reads .astro and .ts, Svelte's .svelte and .ts. */
export const checkStages: readonly Stage[] = [
  { title: "Types of Astro files", run: () => runCommand("astro", ["check"]) },
  {
    title: "Types of Svelte and TypeScript files",
    run: () => runCommand("svelte-check", ["--tsconfig", "tsconfig.json", "--fail-on-warnings"]),
  },
];
