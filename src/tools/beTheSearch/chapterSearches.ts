import type { PracticeName } from "./practiceNames.ts";

/** The searches that a chapter lets its reader carry out, by its slug. */
export const chapterSearches: Readonly<Record<string, readonly PracticeName[]>> = {
  minimax: ["minimax"],
  evaluation: ["depthLimited"],
  "alpha-beta": ["alphaBeta"],
  "iterative-deepening": ["iterativeDeepening"],
  "transposition-tables": ["alphaBetaWithTable"],
  negamax: ["negamax"],
  negascout: ["negaScout"],
  opponents: ["depthLimited"],
  bandits: ["ucb1"],
  mcts: ["uct"],
  "regret-matching": ["regretMatching"],
  "behaviour-trees": ["behaviourTree"],
  chance: ["expectimax", "star1", "star2"],
  "hidden-cards": ["pimc"],
};
