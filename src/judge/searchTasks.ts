import { type FigureTaskName, figureTaskNames, isFigureTask } from "./figureTasks.ts";
import type { CalledHow } from "./runJob.ts";

/** Searches of trees with chance nodes, and of games of chance. */
const chanceTasks = {
  expectimax: { countsFor: "max", hasWindow: false, hasChance: true },
} as const satisfies Readonly<Record<string, CalledHow>>;

const called = {
  minimax: { countsFor: "max", hasWindow: false },
  winSooner: { countsFor: "max", hasWindow: false, hasPly: true },
  alphaBeta: { countsFor: "max", hasWindow: true },
  alphaBetaWithTable: { countsFor: "max", hasWindow: true },
  killers: { countsFor: "max", hasWindow: true, hasPly: true },
  negamax: { countsFor: "mover", hasWindow: false },
  negamaxAlphaBeta: { countsFor: "mover", hasWindow: true },
  negaScout: { countsFor: "mover", hasWindow: true },
  ...chanceTasks,
} as const satisfies Readonly<Record<string, CalledHow>>;

/** The searches that a reader can be set to write, in the order of the chapters, and how each is called. */
export const searchTasks: Readonly<Record<SearchTaskName, CalledHow>> = called;

export type SearchTaskName = keyof typeof called;
export const searchTaskNames = Object.keys(called) as SearchTaskName[];

export type ChanceTaskName = keyof typeof chanceTasks;
export const chanceTaskNames = Object.keys(chanceTasks) as ChanceTaskName[];
export const isChanceTask = (task: string): task is ChanceTaskName => Object.hasOwn(chanceTasks, task);

/** Searches whose programs are counted beside the right ones, and play. */
export type UsedTaskName = FigureTaskName | ChanceTaskName;
export const usedTaskNames: readonly UsedTaskName[] = [...figureTaskNames, ...chanceTaskNames];
export const isUsedTask = (task: string): task is UsedTaskName => isFigureTask(task) || isChanceTask(task);
