import type { SearchName } from "../mistakes/index.ts";
import type { CalledHow } from "./runJob.ts";

/** The searches that a reader can be set to write, in the order of the chapters, and how each is called. */
export const tasks = {
  minimax: { countsFor: "max", hasWindow: false },
  alphaBeta: { countsFor: "max", hasWindow: true },
  alphaBetaWithTable: { countsFor: "max", hasWindow: true },
  negamax: { countsFor: "mover", hasWindow: false },
  negamaxAlphaBeta: { countsFor: "mover", hasWindow: true },
  negaScout: { countsFor: "mover", hasWindow: true },
} as const satisfies Partial<Record<SearchName, CalledHow>>;

export type TaskName = keyof typeof tasks;
export const taskNames = Object.keys(tasks) as TaskName[];
