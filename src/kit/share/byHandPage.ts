import type { Taking } from "./openShareMenu.ts";

/** What a figure is taken along as whose rule can be carried out by hand: the page where that is done, of something fresh or with what is given. */
export const byHandPage = (
  algorithm:
    | ("uct" | "ucb1" | "regretMatching" | "behaviourTree")
    | ("alphaBetaWithTable" | "negaScout" | "expectimax" | "iterativeDeepening")
    | ("pimc" | "proofNumber"),
  tree?: string,
  goal?: string,
): Taking => ({
  byHand: `${import.meta.env.BASE_URL}be-the-search/?${new URLSearchParams({ algorithm, ...(tree !== undefined && { tree }), ...(goal !== undefined && { goal }) })}`,
});
