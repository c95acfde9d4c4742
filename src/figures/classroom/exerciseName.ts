import type { Exercise } from "../worksheet/exercise.ts";

/** Exercises are kept among the chapters' checks, told from them by this. */
export const exercisePrefix = "exercise:";

/** The name under which this browser keeps the answers to an exercise. */
export const exerciseName = ({ title, setup }: Exercise): string =>
  `${exercisePrefix}${title ?? `${setup.algorithm} ${setup.tree ?? setup.game}`}`;
