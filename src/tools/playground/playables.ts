/** The tree of most textbooks. */
export const textbookTree = "[[3,12,8],[2,4,6],[14,5,2]]";

/**
 * The figures that the playground and embeds show, by the name that links give them: what each is for, and what it
 * opens on. Their components stand in FigureByName.svelte, their links in linkOf.ts.
 */
export const playables = {
  stepper: {
    title: "Step through a search",
    opening: {
      tree: textbookTree,
      algorithm: "alphaBeta",
      at: "cutoff 1",
      panels: "code,diff,board,table,bets,orders,stack",
    },
  },
  lockstep: {
    title: "Two searches side by side",
    opening: { tree: textbookTree, algorithm: "minimax", against: "alphaBeta", code: true },
  },
  ordering: {
    title: "What an order of moves saves",
    opening: { game: "connectFour", position: "44", depth: 6 },
  },
  deepening: { title: "Deeper and deeper", opening: { game: "connectFour", position: "44" } },
  evaluation: {
    title: "What an estimate is made of",
    opening: { game: "ticTacToe", position: "X.X.O....", depth: 1 },
  },
  horizon: {
    title: "Beyond the horizon",
    opening: { game: "connectFour", position: "5525662217414331", depth: 1 },
  },
  ruleCard: { title: "A rule at work", opening: { card: "othelloPass" } },
  grow: { title: "Grow a tree", opening: { position: ".........", plies: 2 } },
  zobrist: { title: "A position’s key", opening: { moves: "408" } },
  bandit: { title: "Learn by trying", opening: { opponent: "biased", rounds: 12 } },
  regret: {
    title: "Play by regret",
    opening: { payoffs: "rockPaperScissors", row: "100 0 0", column: "0 100 0", iterations: 100 },
  },
  mcts: {
    title: "Search by sampling",
    opening: { game: "ticTacToe", position: ".OO.X.X..", iterations: 1000, at: "iteration 25 select" },
  },
  behaviour: { title: "Tick a behaviour tree", opening: { intruder: "0:h5 3:d5 4:c5", ticks: 14 } },
  play: { title: "Play against a search", opening: { game: "connectFour", level: "club" } },
  width: { title: "Wide or deep", opening: { budget: 4000 } },
  kuhn: { title: "Kuhn poker", opening: { iterations: 1000 } },
  guide: { title: "Find the search for a game", opening: { answers: "yyyny" } },
  tournament: {
    title: "Let searches play each other",
    opening: { game: "connectFour", players: "greedy,alphaBeta,ordered,mcts", amount: 400, openings: 3 },
  },
} as const;

export type PlayableName = keyof typeof playables;

export const playableNames = Object.keys(playables) as PlayableName[];

/** The figure that a link names; the stepper where it names none. Throws an error that says which there are. */
export function readPlayable(name: string | null): PlayableName {
  if (name === null) return "stepper";
  const found = playableNames.find((known) => known === name);
  if (found === undefined)
    throw new Error(`there is no figure "${name}"; the figures are ${playableNames.join(", ")}`);
  return found;
}
