import type { NodeCount } from "./countNodes.ts";

/** What is counted. */
export const counts: Readonly<Record<keyof NodeCount, string>> = {
  value: "value",
  nodes: "nodes",
  leaves: "leaves",
  cutoffs: "cutoffs",
  probes: "probes",
  hits: "hits",
  researches: "researches",
};

/** The positions, as a column’s heading says it. */
export const titles = {
  ticTacToe: "Tic-tac-toe",
  opening: "Opening",
  middle: "Middle game",
  ending: "End game",
  wholeNumbers: "Whole numbers",
  centreFirst: "Centre first",
  goodOrder: "Good order",
  badOrder: "Bad order",
  reinefeld: "Best move last",
} as const;

/** Exactly what is searched, and how deep. */
export const wholeGame = "from the empty board, to the end";
export const opening = "Connect Four from the empty board, 6 plies";
export const middle = (moves: string): string => `Connect Four after the columns ${moves}, 6 plies`;
export const ending = (moves: string): string => `Connect Four after the columns ${moves}, to the end`;
export const wholeNumbers = (moves: string): string =>
  `Connect Four after the columns ${moves}, 6 plies, every score times 1,000 and rounded`;
export const centreFirst = "The same, the columns from the centre outwards";
export const tree = (text: string): string => `The tree ${text}`;

/** Looking deeper ply by ply, with more and more of what the iterations remember. */
export const deepening = {
  deepening: "Deepening, without a table",
  deepeningTable: "Deepening, with a table",
  deepeningVariation: "Deepening, and the last line first",
  deepeningTableMove: "Deepening, and the table’s move first",
  deepeningKillers: "Deepening, and killers first",
  deepeningHistory: "Deepening, and the history’s moves first",
  deepeningStatic: "Deepening, and the game’s own order",
  deepeningAll: "Deepening, and all of these",
} as const;
