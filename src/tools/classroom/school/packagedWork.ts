import "../../../games/haveAllGames.ts";
import "../../../kit/run/haveAllSearches.ts";
import { fetchChance } from "../../../figures/stepper/lateChance.ts";
import type { Question } from "../../../kit/questions/question.ts";
import { setupOf } from "../../../kit/run/setup.ts";
import { fetchSearch } from "../../../kit/run/spoiledSearch.ts";
import { anotherQuestion } from "../../check/anotherQuestion.ts";
import { parametersOf, readExercise, setupFor } from "../../worksheet/exercise.ts";
import { exerciseName, ownChapterName } from "../exerciseName.ts";
import { questionsFor } from "../questionsFor.ts";
import * as words from "../words.ts";

/** What a package puts to each learner: questions, or a program to write. */
export type PackagedWork = PackagedQuestions | PackagedTask;

/** A program to write, as the end of its link. */
export interface PackagedTask {
  readonly kind: "task";
  readonly link: string;
}

/** An exercise, as the end of its link, or the questions of a chapter. */
export type PackagedQuestions =
  | { readonly kind: "exercise"; readonly link: string }
  | {
      readonly kind: "check";
      readonly chapter: string;
      readonly title: string;
      readonly questions: readonly Question[];
    };

/** It, as one learner gets it. */
export interface LearnersWork {
  /** The name under which results hold it. */
  readonly name: string;
  readonly title: string;
  readonly questions: readonly Question[];
  /** The tree that all questions are about, where there is one. */
  readonly tree: string | undefined;
  /** Some of it is this learner's own. */
  readonly isOwn: boolean;
}

/**
 * The learner's own variant: other numbers in each tree, the same for the same name. Without a name everything stays as it
 * was given; so does what is about no tree. Throws what is wrong with it.
 */
export async function workFor(work: PackagedQuestions, learner: string | undefined): Promise<LearnersWork> {
  if (work.kind === "exercise") {
    const given = readExercise(parametersOf(new URL(work.link, "https://plyground.invalid")));
    const exercise = given.setup.tree === undefined ? given : { ...given, seed: learner };
    await Promise.all([fetchSearch(exercise.setup.algorithm), fetchChance(exercise.setup.tree)]);
    const setup = setupFor(exercise);
    return {
      name: exerciseName(exercise),
      title: exercise.title ?? words.exercise,
      questions: questionsFor(setup),
      tree: setup.tree,
      isOwn: exercise.seed !== undefined,
    };
  }
  for (const question of work.questions)
    if (question.ask !== "choice" && question.ask !== "number") {
      const { algorithm, tree } = setupOf(question);
      await Promise.all([fetchSearch(algorithm), fetchChance(tree)]);
    }
  const questions = questionsOwn(work.questions, learner);
  return {
    name: ownChapterName(work.chapter, learner),
    title: work.title,
    questions,
    tree: undefined,
    isOwn: questions.some((question, place) => question !== work.questions[place]),
  };
}

/** A chapter's questions about trees of one's own. */
export const questionsOwn = (
  questions: readonly Question[],
  learner: string | undefined,
): readonly Question[] =>
  learner === undefined
    ? questions
    : questions.map((question) => anotherQuestion(question, learner) ?? question);
