import type { PlayerName } from "../../engine/index.ts";

/** What contestants are called, in full and where there is little room, and how they choose. */
export const contestantWords: Readonly<
  Record<PlayerName, { readonly title: string; readonly short: string; readonly explain: string }>
> = {
  random: { title: "Any move", short: "any move", explain: "plays any legal move, each as likely" },
  greedy: {
    title: "Greedy",
    short: "greedy",
    explain: "plays what looks best one ply ahead, whatever it may spend",
  },
  alphaBeta: {
    title: "Alpha–beta",
    short: "α–β",
    explain: "deepens until its nodes are spent, in the game’s natural order, and remembers nothing",
  },
  negaScout: {
    title: "NegaScout",
    short: "NegaScout",
    explain: "the same with null windows, in the same natural order",
  },
  ordered: {
    title: "Ordered alpha–beta",
    short: "ordered",
    explain: "deepens with a table, and tries what has proved good first",
  },
  mcts: {
    title: "MCTS",
    short: "MCTS",
    explain:
      "samples with rollouts by lot, and needs no estimates; every position it passes counts as a node",
  },
  program: {
    title: "Your program",
    short: "yours",
    explain: "what you wrote and ran last, as deep as you set it, whatever the others may spend",
  },
};
