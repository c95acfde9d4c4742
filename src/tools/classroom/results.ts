import { type Answer, everTried, isAnswered, type Tried } from "../../kit/questions/answer.ts";
import type { KeptWork } from "../check/keptAnswers.ts";

export type { Tried } from "../../kit/questions/answer.ts";

/** What a student did in one chapter or exercise. */
export interface Done {
  readonly tried: readonly Tried[];
  /** The tree that was searched in an exercise. */
  readonly tree: string | undefined;
}

/** What one student did, by the name under which it was kept: a chapter's slug, or an exercise's name. */
export interface Results {
  readonly name: string;
  readonly done: ReadonlyMap<string, Done>;
}

/** The results that stand in this browser's answers; whatever nothing was tried of is left out. */
export function resultsOf(
  name: string,
  answers: ReadonlyMap<string, Pick<KeptWork, "answers"> & Partial<KeptWork>>,
): Results {
  const tried = (given: readonly Answer[]) => given.map(everTried);
  const done = [...answers]
    .filter(([, { answers }]) => answers.some(isAnswered))
    .map(([work, { answers, tree }]) => [work, { tried: tried(answers), tree }] as const);
  return { name, done: new Map(done) };
}

export const solvedOf = (tried: readonly Tried[]): number => tried.filter(({ solved }) => solved).length;

/** Answers given in all: who guesses needs many. */
export const triesOf = (tried: readonly Tried[]): number =>
  tried.reduce((sum, { tries }) => sum + tries.length, 0);

/** Questions that were right at the first try. */
export const firstTriesOf = (tried: readonly Tried[]): number =>
  tried.filter(({ solved, tries }) => solved && tries.length === 1).length;
