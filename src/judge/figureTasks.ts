/**
 * Searches that figures have, too: programs written on them stand in a lockstep, and play games without chance. Names alone:
 * Play's figure needs no more, and is awake wherever it stands.
 */
export const figureTaskNames = [
  "minimax",
  "alphaBeta",
  "alphaBetaWithTable",
  "negamax",
  "negamaxAlphaBeta",
  "negaScout",
] as const;

export type FigureTaskName = (typeof figureTaskNames)[number];

export const isFigureTask = (task: string): task is FigureTaskName =>
  (figureTaskNames as readonly string[]).includes(task);
