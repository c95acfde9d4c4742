import { readGame, readPosition, rulesOf } from "../../games/rules.ts";
import type { Setting } from "../../kit/prose/registry.ts";
import type { EvaluationView } from "./evaluationView.ts";
import { readDepth, readFeature, readSeed, readWeight } from "./readEvaluationView.ts";

/**
 * The view that prose asks for: the chapter's own with another game or position, and `at`, phrases separated by
 * commas: "depth 2", "twos 5" (a weight), "twos off", "random 1" (a seed), "swapped". Throws where one is wrong.
 */
export function settingOver(given: EvaluationView, { game, position, at }: Setting): EvaluationView {
  let view = given;
  if (game !== undefined && game !== given.game) {
    const name = readGame(game);
    const rules = rulesOf(name);
    view = { ...view, game: name, position: rules.write(rules.start), weights: {}, off: [], depth: 1 };
  }
  if (position !== undefined) view = { ...view, position: readPosition(view.game, position) };
  for (const phrase of (at ?? "").split(",").map((text) => text.trim())) view = changed(view, phrase);
  return view;
}

function changed(view: EvaluationView, phrase: string): EvaluationView {
  const [word, rest] = phrase.split(/\s+/, 2);
  if (phrase === "") return view;
  if (phrase === "swapped") return { ...view, swapped: true };
  if (word === "depth") return { ...view, depth: readDepth(view.game, rest) };
  if (word === "random") return { ...view, random: readSeed(rest ?? "") };
  if (rest === "off") return { ...view, off: [...view.off, readFeature(view.game, word)] };
  const [name, weight] = readWeight(view.game, phrase);
  return { ...view, weights: { ...view.weights, [name]: weight } };
}
