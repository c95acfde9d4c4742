import { readGame, readPosition, rulesOf, type WeighedName } from "../position/rules.ts";

/** What an evaluation shows: everything that a link must hold to show the same again. */
export interface EvaluationView {
  readonly game: WeighedName;
  readonly position: string;
  /** Whole numbers by the features' names; a feature that is not named has the game's own weight. */
  readonly weights: Readonly<Record<string, number>>;
  /** Features that count for nothing, whatever their weights. */
  readonly off: readonly string[];
  /** Plies of the search that chooses a move. */
  readonly depth: number;
  /** Seeds an estimate that is drawn by lot, in place of the features. */
  readonly random?: number | undefined;
  /** Whether the board is looked at with the sides exchanged. */
  readonly swapped: boolean;
}

/** The deepest search that answers at once. */
export const deepest: Readonly<Record<WeighedName, number>> = { ticTacToe: 6, connectFour: 5 };

/** A weight is at most twice the largest of the game's own, to either side. */
export const greatestWeight = (game: WeighedName): number =>
  2 * Math.max(...Object.values(rulesOf(game).evaluation.weights));

export function writeEvaluationView(view: EvaluationView): URLSearchParams {
  const { game, position, weights, off, depth, random, swapped } = view;
  const parameters = new URLSearchParams({ game, position, depth: String(depth) });
  const named = Object.entries(weights).map(([name, weight]) => `${name} ${weight}`);
  if (named.length > 0) parameters.set("weights", named.join(","));
  if (off.length > 0) parameters.set("off", off.join(","));
  if (random !== undefined) parameters.set("random", String(random));
  if (swapped) parameters.set("swapped", "yes");
  return parameters;
}

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
    swapped: parameters.get("swapped") === "yes",
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
