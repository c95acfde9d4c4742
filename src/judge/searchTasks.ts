import type { CalledHow } from "./runJob.ts";

const called = {
  minimax: { countsFor: "max", hasWindow: false },
  winSooner: { countsFor: "max", hasWindow: false, hasPly: true },
  alphaBeta: { countsFor: "max", hasWindow: true },
  alphaBetaWithTable: { countsFor: "max", hasWindow: true },
  killers: { countsFor: "max", hasWindow: true, hasPly: true },
  negamax: { countsFor: "mover", hasWindow: false },
  negamaxAlphaBeta: { countsFor: "mover", hasWindow: true },
  negaScout: { countsFor: "mover", hasWindow: true },
} as const satisfies Readonly<Record<string, CalledHow>>;

/** The searches that a reader can be set to write, in the order of the chapters, and how each is called. */
export const searchTasks: Readonly<Record<SearchTaskName, CalledHow>> = called;

export type SearchTaskName = keyof typeof called;
export const searchTaskNames = Object.keys(called) as SearchTaskName[];

/** Searches that figures have, too: programs written on them are counted beside the right ones, and play. */
export type FigureTaskName = {
  [Name in SearchTaskName]: (typeof called)[Name] extends { readonly hasPly: true } ? never : Name;
}[SearchTaskName];

export const isFigureTask = (task: string): task is FigureTaskName =>
  Object.hasOwn(called, task) && !searchTasks[task as SearchTaskName].hasPly;

export const figureTaskNames: readonly FigureTaskName[] = searchTaskNames.filter(isFigureTask);
