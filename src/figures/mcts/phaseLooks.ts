import type { SamplePhase } from "../../trace/index.ts";

/** How each phase of an iteration is told from the others: its word, and its sign as 24 by 24 path data. */
export const phaseLooks: Readonly<Record<SamplePhase, { readonly title: string; readonly sign: string }>> = {
  select: { title: "Select", sign: "M12 4v14M6 12l6 7 6-7" },
  expand: { title: "Expand", sign: "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16M12 8v8M8 12h8" },
  rollout: { title: "Simulate", sign: "M7 3l5 4-5 4 5 4-5 4M14 17h6v4h-6z" },
  backup: { title: "Back up", sign: "M12 20V6M6 12l6-7 6 7" },
};
