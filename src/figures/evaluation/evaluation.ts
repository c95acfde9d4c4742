import { estimatedFaces } from "../../games/estimatedFaces.ts";
import { readGame, readPosition, rulesOf, type WeighedName } from "../../games/rules.ts";
import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { after, flag, optional, parsed, whole } from "../../kit/figure/field.ts";
import type { ViewOf } from "../../kit/figure/view.ts";
import { Evaluating } from "./evaluating.svelte.ts";
import { evaluationFacts } from "./evaluationFacts.ts";
import { readFeatures, readWeights, writeWeights } from "./featureText.ts";

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
  drawings: { "the board": ".position .picture > svg", "the features": ".features", "the moves": ".moves" },
  component: () => import("./EvaluationFigure.svelte"),
});
