import type { ChanceName, OfferedName } from "../../kit/run/algorithms.ts";

/** What is carried out by hand one act after the other, whatever is said: searches of a tree that end before its leaves. */
export const partNames = ["depthLimited", "iterativeDeepening", "proofNumber"] as const;
/** Likewise, mostly numbers. */
export const numberNames = ["uct", "ucb1", "regretMatching", "behaviourTree", "pimc"] as const;
export const procedureNames = [...partNames, ...numberNames] as const;
export type ProcedureName = (typeof procedureNames)[number];

/** Searches of trees, each read to its leaves; those where chance draws fetch what they need for them. */
export type TreeSearchName = OfferedName | ChanceName;

/** All that can be carried out by hand. */
export type PracticeName = TreeSearchName | ProcedureName;

export const isProcedure = (name: string | null): name is ProcedureName =>
  procedureNames.some((one) => one === name);
