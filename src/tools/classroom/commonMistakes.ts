import "../../figures/stepper/haveChance.ts";
import "../../games/haveAllGames.ts";
import "../../kit/run/haveAllSearches.ts";
import { askQuestion } from "../../kit/questions/askQuestion.ts";
import type { MistakeKind } from "../../kit/questions/mistakeKind.ts";
import type { Asked, Question } from "../../kit/questions/question.ts";
import { setupFor } from "../worksheet/exercise.ts";
import { exerciseOf, workOf } from "./exerciseName.ts";
import { questionsFor } from "./questionsFor.ts";
import { type Task, tasksIn } from "./resultRows.ts";
import type { Results } from "./results.ts";
import { questionsOwn } from "./school/packagedWork.ts";

/** A mistake that some of a class made, without anybody's name. */
export interface CommonMistake {
  /** What was taken for what; undefined of a chapter's own question, where the answer itself is the mistake. */
  readonly kind: MistakeKind | undefined;
  /** The answer, as it was chosen or typed, where there is no kind. */
  readonly given: string | undefined;
  /** Where it was made: the places in each task, from 1. */
  readonly where: readonly { readonly task: Task; readonly places: readonly number[] }[];
  /** How many made it at least once. */
  readonly students: number;
}

/** The questions at the end of chapters, by slug. */
export type Checks = Readonly<Record<string, readonly Question[]>>;

/**
 * The mistakes of a class, those that most students made first. In everybody's own tree a wrong answer is another number, so
 * each is looked at in the tree that it was given for. What cannot be asked any more, as a chapter's question that is another
 * one by now, is left out.
 */
export function commonMistakes(
  all: readonly Results[],
  titles: Readonly<Record<string, string>>,
  checks: Checks,
): CommonMistake[] {
  const tasks = new Map(tasksIn(all, titles).map((task) => [task.task, task]));
  const found = new Map<string, Found>();
  for (const [student, { done }] of all.entries()) {
    for (const [name, { tried }] of done) {
      const task = tasks.get(workOf(name).task);
      const asked = askedIn(name, checks);
      if (task === undefined || asked?.length !== tried.length) continue;
      for (const [at, { tries, solved }] of tried.entries())
        for (const given of solved ? tries.slice(0, -1) : tries)
          note(found, asked[at], given, { student, task, place: at + 1 });
    }
  }
  return [...found.values()]
    .map(({ kind, given, students, where }) => ({
      kind,
      given,
      students: students.size,
      where: [...where].map(([task, places]) => ({
        task,
        places: [...places].sort((one, other) => one - other),
      })),
    }))
    .sort((one, other) => other.students - one.students);
}

interface Found {
  readonly kind: MistakeKind | undefined;
  readonly given: string | undefined;
  readonly students: Set<number>;
  readonly where: Map<Task, Set<number>>;
}

interface Place {
  readonly student: number;
  readonly task: Task;
  readonly place: number;
}

function note(found: Map<string, Found>, asked: Asked, given: string, { student, task, place }: Place): void {
  // As the reader's book has it, the answer may have been wrong.
  if (given === asked.answer) return;
  const kind = asked.mistake(given);
  const key = kind ?? JSON.stringify([task.task, place, given]);
  const shown = asked.options?.find((option) => option.key === given)?.label ?? given;
  const one = found.get(key) ?? {
    kind,
    given: kind === undefined ? shown : undefined,
    students: new Set(),
    where: new Map(),
  };
  one.students.add(student);
  one.where.set(task, (one.where.get(task) ?? new Set()).add(place));
  found.set(key, one);
}

/** What was asked under this name, made ready; undefined where that is not known. */
function askedIn(name: string, checks: Checks): Asked[] | undefined {
  try {
    return questionsIn(name, checks)?.map(askQuestion);
  } catch {
    // A file may hold any link.
    return undefined;
  }
}

function questionsIn(name: string, checks: Checks): readonly Question[] | undefined {
  const exercise = exerciseOf(name);
  // A position may take long to search, and a file may name any.
  if (exercise) return exercise.setup.tree === undefined ? undefined : questionsFor(setupFor(exercise));
  const { task, seed } = workOf(name);
  return Object.hasOwn(checks, task) ? questionsOwn(checks[task], seed) : undefined;
}
