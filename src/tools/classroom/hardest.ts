import { entriesOf, type Task, tasksIn } from "./resultRows.ts";
import type { Results } from "./results.ts";

/** How a class did at one question, without anybody's name. */
export interface HardQuestion {
  readonly task: Task;
  /** Its place in the task, from 1. */
  readonly place: number;
  /** How many tried it, had it at the first try, in the end, or asked for the answer. */
  readonly tried: number;
  readonly first: number;
  readonly solved: number;
  readonly shown: number;
}

/**
 * The questions that a class tried, those that fewest had at the first try first; of as many, those that fewest solved at all.
 * Each student counts once a question, by their first variant of the task.
 */
export function hardestQuestions(
  all: readonly Results[],
  titles: Readonly<Record<string, string>>,
): HardQuestion[] {
  const found = tasksIn(all, titles).flatMap((task) => {
    const works = all.flatMap((results) =>
      entriesOf(results, task)
        .slice(0, 1)
        .map(({ tried }) => tried),
    );
    const questions = Math.max(0, ...works.map(({ length }) => length));
    return Array.from({ length: questions }, (_, at): HardQuestion => {
      const answers = works
        .flatMap((tried) => tried[at] ?? [])
        .filter(({ tries, shown }) => tries.length > 0 || shown);
      const count = (holds: (answer: (typeof answers)[number]) => boolean) => answers.filter(holds).length;
      return {
        task,
        place: at + 1,
        tried: answers.length,
        first: count(({ tries, solved }) => solved && tries.length === 1),
        solved: count(({ solved }) => solved),
        shown: count(({ shown }) => shown),
      };
    }).filter(({ tried }) => tried > 0);
  });
  const share = (count: number, { tried }: HardQuestion) => count / tried;
  return found.sort(
    (one, other) =>
      share(one.first, one) - share(other.first, other) ||
      share(one.solved, one) - share(other.solved, other),
  );
}
