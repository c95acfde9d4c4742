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
  expectimax: { countsFor: "max", hasWindow: false, hasChance: true },
} as const satisfies Readonly<Record<string, CalledHow>>;

/** The searches that a reader can be set to write, in the order of the chapters, and how each is called. */
export const searchTasks: Readonly<Record<SearchTaskName, CalledHow>> = called;

export type SearchTaskName = keyof typeof called;
export const searchTaskNames = Object.keys(called) as SearchTaskName[];

type Having<Trait> = {
  [Name in SearchTaskName]: (typeof called)[Name] extends Trait ? Name : never;
}[SearchTaskName];

/** Searches of trees with chance nodes, and of games of chance. */
export type ChanceTaskName = Having<{ readonly hasChance: true }>;
/** Searches that figures have, too: programs written on them are counted beside the right ones, and play. */
export type UsedTaskName = Exclude<SearchTaskName, Having<{ readonly hasPly: true }>>;
/** Those of them that play games without chance, and stand in a lockstep. */
export type FigureTaskName = Exclude<UsedTaskName, ChanceTaskName>;

export const isChanceTask = (task: string): task is ChanceTaskName =>
  Object.hasOwn(called, task) && searchTasks[task as SearchTaskName].hasChance === true;

export const isUsedTask = (task: string): task is UsedTaskName =>
  Object.hasOwn(called, task) && !searchTasks[task as SearchTaskName].hasPly;

export const isFigureTask = (task: string): task is FigureTaskName => isUsedTask(task) && !isChanceTask(task);

export const usedTaskNames: readonly UsedTaskName[] = searchTaskNames.filter(isUsedTask);
export const figureTaskNames: readonly FigureTaskName[] = usedTaskNames.filter(isFigureTask);
export const chanceTaskNames: readonly ChanceTaskName[] = usedTaskNames.filter(isChanceTask);
