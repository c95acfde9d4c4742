import type { OfferedName } from "../../kit/run/algorithms.ts";

/** What is carried out by hand besides searches of a tree: one act after the other, mostly numbers. */
export const procedureNames = ["uct", "ucb1", "regretMatching", "behaviourTree"] as const;
export type ProcedureName = (typeof procedureNames)[number];

/** All that can be carried out by hand. */
export type PracticeName = OfferedName | ProcedureName;

export const isProcedure = (name: string | null): name is ProcedureName =>
  procedureNames.some((one) => one === name);
