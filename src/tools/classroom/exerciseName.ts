import { type Exercise, parametersOf, readExercise, writeExercise } from "../worksheet/exercise.ts";
import * as words from "./words.ts";

/** Exercises are kept among the chapters' checks, told from them by this. */
const prefix = "exercise:";

/**
 * The name under which this browser keeps the answers to an exercise: its link, which holds its title, its tree, its
 * search and whose it is, so that no two are ever taken for one.
 */
export const exerciseName = (exercise: Exercise): string => prefix + writeExercise(exercise);

/** What was worked on, as a table of results tells it. */
export interface Work {
  /** The same for everybody who was given the same. */
  readonly task: string;
  /** What the teacher called it; undefined for a chapter. */
  readonly title: string | undefined;
  /** Whose variant it was. */
  readonly seed: string | undefined;
}

/** What such a name stands for; a chapter's slug stands for the chapter. */
export function workOf(name: string): Work {
  if (!name.startsWith(prefix)) return { task: name, title: undefined, seed: undefined };
  const link = name.slice(prefix.length);
  // As older pages kept it: by the title alone.
  if (!link.startsWith("?")) return { task: name, title: link, seed: undefined };
  const [task] = name.split("#");
  try {
    const { title, seed, setup } = readExercise(parametersOf(new URL(link, "https://plyground.invalid")));
    return { task, title: title ?? setup.tree ?? setup.game ?? words.exercise, seed };
  } catch {
    return { task, title: words.exercise, seed: undefined };
  }
}
