import { readGame, readPosition, rulesOf, type WeighedName } from "../../games/rules.ts";
import { readSwitch } from "../../kit/view/readSwitch.ts";
import { deepest, type EvaluationView, greatestWeight } from "./evaluationView.ts";

/** The view that a link's parameters describe. Throws an error that says which of them is wrong. */
export function readEvaluationView(parameters: URLSearchParams): EvaluationView {
  const game = readGame(parameters.get("game"));
  const random = parameters.get("random");
  return {
    game,
    position: readPosition(game, parameters.get("position") ?? ""),
    weights: Object.fromEntries(listOf(parameters.get("weights")).map((text) => readWeight(game, text))),
    off: listOf(parameters.get("off")).map((name) => readFeature(game, name)),
    depth: readDepth(game, parameters.get("depth")),
    random: random === null ? undefined : readSeed(random),
    swapped: readSwitch(parameters, "swapped"),
  };
}

const listOf = (text: string | null): string[] =>
  (text ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** A feature and its weight, as in "twos 3" or "twos -1". */
export function readWeight(game: WeighedName, text: string): [string, number] {
  const [, name, weight] = text.match(/^(\w+) (-?\d{1,4})$/) ?? [];
  if (name === undefined) throw new Error(`"${text}" is no weight of a feature, as in "twos 3"`);
  const most = greatestWeight(game);
  if (Math.abs(Number(weight)) > most) throw new Error(`the weight in "${text}" is beyond ${most}`);
  return [readFeature(game, name), Number(weight)];
}

export function readFeature(game: WeighedName, name: string): string {
  const names = rulesOf(game).evaluation.features.map((feature) => feature.name);
  if (!names.includes(name))
    throw new Error(`there is no feature "${name}"; the features are ${names.join(", ")}`);
  return name;
}

export function readDepth(game: WeighedName, text: string | null): number {
  const most = deepest[game];
  if (!/^\d$/.test(text ?? "") || Number(text) < 1 || Number(text) > most)
    throw new Error(`"${text ?? ""}" is no depth from 1 to ${most}`);
  return Number(text);
}

export function readSeed(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`"${text}" is no seed: a whole number`);
  return Number(text);
}
