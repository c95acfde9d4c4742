import { formatAmount, formatValue } from "../../drawing/formatValue.ts";
import { estimatedFaces } from "../../games/estimatedFaces.ts";
import { fetchGame } from "../../games/namedGame.ts";
import { sideName } from "../../games/names.ts";
import { readGame, readPosition, rulesOf, type WeighedName } from "../../games/rules.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, flag, optional, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import { inPlies } from "../../kit/narration/words.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { Evaluating, greatestWeight } from "./evaluating.svelte.ts";
import * as words from "./words.ts";

const partsOf = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Weights by the names of features, as in "twos 3,ones -1". Throws an Error that says what of it is wrong. */
function readWeights(game: WeighedName, text: string): Readonly<Record<string, number>> {
  const most = greatestWeight(game);
  return Object.fromEntries(
    partsOf(text).map((part) => {
      const [, name, weight] = part.match(/^(\w+) (-?\d{1,4})$/) ?? [];
      if (name === undefined) throw new Error(words.noWeight(part));
      if (Math.abs(Number(weight)) > most) throw new Error(words.beyond(part, most));
      return [readFeature(game, name), Number(weight)];
    }),
  );
}

const writeWeights = (weights: Readonly<Record<string, number>>): string =>
  Object.entries(weights)
    .map(([name, weight]) => `${name} ${weight}`)
    .join(",");

/** Names of features, separated by commas. Throws an Error that says which there are. */
const readFeatures = (game: WeighedName, text: string): readonly string[] =>
  partsOf(text).map((name) => readFeature(game, name));

function readFeature(game: WeighedName, name: string): string {
  const names = rulesOf(game).evaluation.features.map((feature) => feature.name);
  if (!names.includes(name)) throw new Error(words.noFeature(name, names));
  return name;
}

/**
 * What an evaluation says of itself: sum, scale, value (their quotient, or the guess), for which side that is
 * "better", depth ("plyWords": "1 ply"); what the chosen move is
 * worth to the search (worth); and of each feature X's count, O's and the points ("onesX", "onesO", "onesPoints").
 */
export function evaluationFacts({
  played,
  features,
  sum,
  scale,
  estimate,
  depth,
  chosen,
}: Evaluating): Facts {
  const facts: Record<string, string> = {
    sum: formatAmount(sum),
    scale: formatAmount(scale),
    value: formatValue(estimate),
    better: estimate === 0 ? words.neitherSide : sideName(played.game, estimate > 0 ? "max" : "min"),
    depth: String(depth),
    plyWords: inPlies(depth),
    worth: formatValue(chosen.values[chosen.choice] ?? estimate),
  };
  for (const { name, max, min, points } of features) {
    facts[`${name}X`] = String(max);
    facts[`${name}O`] = String(min);
    facts[`${name}Points`] = formatAmount(points);
  }
  return facts;
}

type Named = { game: WeighedName };

const startOf = (game: WeighedName): string => rulesOf(game).write(rulesOf(game).start);

const fields = {
  game: parsed<WeighedName>((text) => readGame(text), "ticTacToe"),
  position: after(["game"], ({ game }: Named) =>
    parsed(
      (text) => readPosition(game, text),
      () => startOf(game),
    ),
  ),
  /** Plies of the search that chooses a move. */
  depth: after(["game"], ({ game }: Named) => whole(1, estimatedFaces[game].deepest, 1)),
  /** Whole numbers by the features' names; a feature that is not named has the game's own weight. */
  weights: after(["game"], ({ game }: Named) =>
    parsed<Readonly<Record<string, number>>>(
      (text) => readWeights(game, text),
      {},
      (weights) => writeWeights(weights) || undefined,
    ),
  ),
  /** Features that count for nothing, whatever their weights. */
  off: after(["game"], ({ game }: Named) =>
    parsed<readonly string[]>(
      (text) => readFeatures(game, text),
      [],
      (off) => off.join(",") || undefined,
    ),
  ),
  /** Seeds an estimate that is drawn by lot, in place of the features. */
  random: optional(whole(0, 999_999, 0)),
  /** Whether the board is looked at with the sides exchanged. */
  swapped: flag(),
};
export type EvaluationFields = typeof fields;
export type EvaluationView = ViewOf<EvaluationFields>;

/** A position taken to pieces: the features that estimate it, their weights, and the move that follows from them. */
export const evaluation = defineFigure({
  name: "evaluation",
  fields,
  linkSays: ["game", "position", "depth"],
  looks: {
    /** Whether the weights can be tuned by self-play. */
    tuning: flag(true),
  },
  opening: { game: "ticTacToe", position: "X.X.O....", depth: 1 },
  facts: (view) => evaluationFacts(new Evaluating(view)),
  drawings: {
    board: [words.drawings.board, ".position .picture > svg"],
    features: [words.drawings.features, ".features"],
    moves: [words.drawings.moves, ".moves"],
  },
  prepare: ({ game }) => fetchGame(game as string | undefined),
  component: () => import("./EvaluationFigure.svelte"),
});
