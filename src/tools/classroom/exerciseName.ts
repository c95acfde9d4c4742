import { type Exercise, parametersOf, readExercise, writeExercise } from "../worksheet/exercise.ts";
import * as words from "./words.ts";

/** Exercises are kept among the chapters' checks, told from them by this. */
const prefix = "exercise:";

/**
 * The name under which this browser keeps the answers to an exercise: its link, which holds its title, its tree, its
 * search and whose it is, so that no two are ever taken for one.
 */
export const exerciseName = (exercise: Exercise): string => prefix + writeExercise(exercise);

const seedOf = (name: string): string | undefined =>
  new URLSearchParams(name.slice(name.indexOf("#") + 1)).get("seed") ?? undefined;

/** The name under which results hold a chapter's questions about trees of somebody's own. */
export const ownChapterName = (chapter: string, seed: string | undefined): string =>
  seed === undefined ? chapter : `${chapter}#${new URLSearchParams({ seed })}`;

/** What was worked on, as a table of results tells it. */
export interface Work {
  /** The same for everybody who was given the same. */
  readonly task: string;
  /** What the teacher called it; undefined for a chapter. */
  readonly title: string | undefined;
  /** Whose variant it was. */
  readonly seed: string | undefined;
}

/** The exercise that such a name stands for; undefined where it is none, or broken. */
export function exerciseOf(name: string): Exercise | undefined {
  const link = name.slice(prefix.length);
  if (!name.startsWith(prefix) || !link.startsWith("?")) return undefined;
  try {
    return readExercise(parametersOf(new URL(link, "https://plyground.invalid")));
  } catch {
    return undefined;
  }
}

/** What such a name stands for; a chapter's slug stands for the chapter, with or without trees of somebody's own. */
export function workOf(name: string): Work {
  if (!name.startsWith(prefix)) {
    const at = name.indexOf("#");
    return at < 0
      ? { task: name, title: undefined, seed: undefined }
      : { task: name.slice(0, at), title: undefined, seed: seedOf(name) };
  }
  const link = name.slice(prefix.length);
  // As older pages kept it: by the title alone.
  if (!link.startsWith("?")) return { task: name, title: link, seed: undefined };
  const [task] = name.split("#");
  const exercise = exerciseOf(name);
  if (exercise === undefined) return { task, title: words.exercise, seed: undefined };
  const { title, seed, setup } = exercise;
  return { task, title: title ?? setup.tree ?? setup.game ?? words.exercise, seed };
}
