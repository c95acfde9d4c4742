import { quizQuestions } from "../../src/figures/stepper/predict/quizQuestions.ts";
import { readConventions, writeConventions } from "../../src/kit/conventions/conventions.ts";
import { readSetup } from "../../src/kit/run/setup.ts";
import { asksForView } from "../../src/kit/view/addressBar.ts";
import { pageParameters } from "../../src/kit/view/writeLink.ts";
import { exerciseName } from "../../src/tools/classroom/exerciseName.ts";
import { questionsFor } from "../../src/tools/classroom/questionsFor.ts";
import { readEmbedLook } from "../../src/tools/embed/embedLook.ts";
import { type PlayableName, readPlayable } from "../../src/tools/playground/playables.ts";
import { PlaygroundState } from "../../src/tools/playground/playground.svelte.ts";
import { Touring } from "../../src/tools/tour/touring.svelte.ts";
import { stopWords } from "../../src/tools/tour/words.ts";
import { parametersOf, readExercise, setupFor, writeExercise } from "../../src/tools/worksheet/exercise.ts";
import { makeWorksheet } from "../../src/tools/worksheet/worksheet.ts";
import { linkedFigures } from "./linkedFigures.ts";
import { linkText } from "./linkText.ts";

const urlOf = (address: string) => new URL(address, "https://plyground.invalid/");

/** What a figure shows that finds these parameters in its page's address; null where they ask it for nothing. */
export function shownBy(figure: PlayableName, parameters: URLSearchParams): string | null {
  if (!asksForView(parameters, figure)) return null;
  const { read, open = read } = linkedFigures[figure];
  return linkText(open(parameters));
}

function embed(address: string) {
  const parameters = pageParameters(urlOf(address));
  const { panels, ...look } = readEmbedLook(parameters);
  parameters.set("figure", look.figure);
  return { ...look, panels: panels ?? null, shows: look.quiz ? null : shownBy(look.figure, parameters) };
}

function quiz(address: string) {
  const parameters = pageParameters(urlOf(address));
  if (!readEmbedLook(parameters).quiz) throw new Error("it asks for no quiz");
  const { setup } = readSetup(parameters);
  const questions = quizQuestions(setup).map((question) => JSON.stringify(question));
  return { name: exerciseName({ setup }), questions: questions.length };
}

function playground(address: string) {
  let parameters = pageParameters(urlOf(address));
  const take = (put: URLSearchParams) => (parameters = new URLSearchParams(put));
  const state = new PlaygroundState({ put: take, follow: take, step: take, settle() {} }, () => undefined);
  state.start(parameters);
  if (state.problem !== undefined) throw new Error(state.problem);
  return { figure: state.figure, shows: shownBy(state.figure, parameters) };
}

async function tour(address: string) {
  const touring = new Touring();
  await touring.open(urlOf(address).hash);
  if (touring.error !== undefined) throw new Error(touring.error);
  const { title, stops } = touring.tour;
  return {
    title,
    stops: stops.map(({ view, note }) => {
      const parameters = new URLSearchParams(view);
      const figure = readPlayable(parameters.get("figure"));
      parameters.set("figure", figure);
      return { note, words: stopWords(view), figure, shows: shownBy(figure, parameters) };
    }),
  };
}

function worksheet(address: string) {
  const exercise = readExercise(parametersOf(urlOf(address)));
  const setup = setupFor(exercise);
  const { leaves, unread, best, marked } = makeWorksheet(setup, exercise.mark);
  const window = marked === undefined ? null : `${marked.alpha},${marked.beta}`;
  return {
    writes: writeExercise(exercise),
    tree: setup.tree ?? null,
    read: leaves - unread.size,
    best,
    window,
  };
}

function exercise(address: string) {
  const asked = readExercise(parametersOf(urlOf(address)));
  const setup = setupFor(asked);
  return { name: exerciseName(asked), tree: setup.tree ?? null, questions: questionsFor(setup).length };
}

const conventions = (address: string) => ({
  means: writeConventions(readConventions(urlOf(address).searchParams.get("conventions"))),
});

/** What each page makes of an address, by the page's own readers. Throws an Error for one that it refuses. */
export const openPages: Readonly<Record<string, (address: string) => unknown>> = {
  embed,
  quiz,
  playground,
  tour,
  worksheet,
  exercise,
  conventions,
};
