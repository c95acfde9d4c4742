import {
  alphaBeta,
  type MatchResult,
  match,
  reweigh,
  type TuningRound,
  tuneWeights,
  type WeighedGame,
  type Weights,
} from "../../../engine/index.ts";
import { estimatedFaces } from "../../../games/estimatedFaces.ts";
import { searchedRules, type WeighedName } from "../../../games/rules.ts";

/** What is tuned: a game, from which weights on, and by which lot. */
export interface TuningTask {
  readonly game: WeighedName;
  readonly weights: Weights;
  /** No weight gets further from 0 than this. */
  readonly most: number;
  readonly seed: number;
}

/** What is heard of a tuning: each challenge, and at its end the match against the weights that it began with. */
export type TuningStep =
  | { readonly kind: "round"; readonly round: TuningRound }
  | { readonly kind: "proof"; readonly result: MatchResult };

type Rules = WeighedGame<unknown, unknown>;

/** Tunes, a challenge at a time, and then measures what was gained, in openings that no challenge has seen. */
export function* tuneGame({ game, weights, most, seed }: TuningTask): Generator<TuningStep, void, void> {
  const { depth, rounds, pairs, proof, opening } = estimatedFaces[game].tuning;
  const rules = searchedRules(game);
  const play = (weighed: Rules) => (position: unknown) => alphaBeta(weighed, position, { depth }).line[0];
  let tuned = weights;
  for (const round of tuneWeights(rules, { play, weights, most, rounds, pairs, opening, seed })) {
    if (round.kept) tuned = round.weights;
    yield { kind: "round", round };
  }
  // Against themselves all weights score a half.
  if (tuned === weights) return;
  const players = [tuned, weights].map((one) => play(reweigh(rules, one)));
  const result = match(rules, players[0], players[1], {
    pairs: proof,
    opening,
    seed: [seed, "proof"].join(" "),
  });
  yield { kind: "proof", result };
}
