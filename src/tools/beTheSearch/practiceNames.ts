import type { OfferedName } from "../../kit/run/algorithms.ts";

/** What is carried out by hand one act after the other, whatever is said: searches of a tree that end before its leaves. */
export const partNames = ["depthLimited", "iterativeDeepening", "proofNumber"] as const;
/** Likewise, mostly numbers. */
export const numberNames = ["uct", "ucb1", "regretMatching", "behaviourTree", "pimc"] as const;
export const procedureNames = [...partNames, ...numberNames] as const;
export type ProcedureName = (typeof procedureNames)[number];

/** Searches of trees where chance draws, which fetch what they need for them. */
export const drawnNames = ["expectimax", "star1", "star2"] as const;
/** Searches of trees, each read to its leaves. */
export type TreeSearchName = OfferedName | (typeof drawnNames)[number];

/** All that can be carried out by hand. */
export type PracticeName = TreeSearchName | ProcedureName;

export const isProcedure = (name: string | null): name is ProcedureName =>
  procedureNames.some((one) => one === name);
