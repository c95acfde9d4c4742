import { runCommand } from "./runCommand.ts";
import type { Stage } from "./runStages.ts";

/** The types of every file: Astro's checker reads .astro and .ts, Svelte's .svelte and .ts. */
export const checkStages: readonly Stage[] = [
  {
    title: "Types",
    run: async () => {
      // Both read the types of the content. Then they go side by side: each has a core to itself.
      await runCommand("astro", ["sync"]);
      const checks = [
        runCommand("astro", ["check", "--noSync"]),
        runCommand("svelte-check", ["--tsconfig", "tsconfig.json", "--fail-on-warnings"]),
      ];
      const failed = (await Promise.allSettled(checks)).filter((check) => check.status === "rejected");
      if (failed.length > 0) throw new Error(failed.map(({ reason }) => reason.message).join("\n"));
    },
  },
];
