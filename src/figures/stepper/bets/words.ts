/** The table of bets. */
export const tooLarge = "This tree is too large to list its bets.";
export const betsSoFar = "The bets so far";
export const betColumns = {
  bet: "Bet",
  window: "Window",
  returned: "Returned",
  end: "End",
  nodes: "Nodes",
  full: "Full",
} as const;
export const whatReturned = "What the search returned, which may be less than its leaves prove";
export const whatFull = "Nodes that alpha–beta enters below this move, with the whole window";
export const again = "again";
export const searchedAgain = (move: string): string => `${move} again`;
export const noBet = "No bet yet: a first move is searched with the whole window.";

/** The table of tests of the whole tree. */
export const testsSoFar = "The tests of the whole tree so far";
export const testColumns = {
  test: "Test",
  asks: "Asks",
  returned: "Returned",
  root: "The root lies",
  nodes: "Nodes",
} as const;
/** Where the root lies as long as nothing is known of it. */
export const anywhere = "anywhere";
export const noTest = "No test yet.";
export const boundsMet = (value: string): string => `Lower and upper bound have met at *${value}*.`;

/** What all together cost, beside alpha-beta; the numbers are bold. */
export const nodesInAll = (nodes: number, soFar: boolean, alphaBeta: number | undefined): string =>
  `Nodes in all: *${nodes}*${soFar ? " so far" : ""}${alphaBeta === undefined ? "" : `, alpha–beta *${alphaBeta}*`}.`;
