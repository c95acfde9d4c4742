import { reweigh, type WeighedGame } from "../games/evaluation.ts";
import { type MatchResult, match, type Player } from "../match.ts";
import { random } from "../random.ts";

export type Weights = Readonly<Record<string, number>>;

export interface TuningOptions<Position, Move> {
  /** Chooses a move by the estimates of the game that it is handed. */
  readonly play: (game: WeighedGame<Position, Move>) => Player<Position, Move>;
  /** The weights to begin with; those that are not named are 0. */
  readonly weights: Weights;
  /** No weight goes further from 0 than this. */
  readonly most: number;
  /** Challenges: in each, one weight is changed and has to prove itself. */
  readonly rounds: number;
  /** Openings of a challenge, each played twice with the sides exchanged. */
  readonly pairs: number;
  /** Random plies before the players take over; 2 by default. */
  readonly opening?: number;
  readonly seed?: number | string;
}

/** A challenge and how it went. */
export interface TuningRound {
  /** From 1 on. */
  readonly round: number;
  /** The feature whose weight was changed, and what to. */
  readonly feature: string;
  readonly weight: number;
  /** By the challenger's wins. */
  readonly result: MatchResult;
  readonly kept: boolean;
  /** The weights that stand after it. */
  readonly weights: Weights;
}

/**
 * Tunes an evaluation's weights by self-play, a challenge at a time: the weights with one of them changed play a match
 * against those that stand, and take their place if they win more games than they lose by over √(wins + losses), one
 * standard deviation of mere chance. No weights are ever replaced by such as score worse; the best there are need not
 * be found. Whole numbers throughout, and the same for the same seed.
 *
 * Source: A. Samuel 1959, "Some Studies in Machine Learning Using the Game of Checkers" (a copy with changed weights
 * plays the program that stands); I. Rechenberg 1973, "Evolutionsstrategie" (one parent, one child).
 */
export function* tuneWeights<Position, Move>(
  game: WeighedGame<Position, Move>,
  { play, weights: first, most, rounds, pairs, opening = 2, seed = 1 }: TuningOptions<Position, Move>,
): Generator<TuningRound, void, void> {
  const chance = random(seed);
  const names = game.evaluation.features.map(({ name }) => name);
  let weights: Weights = Object.fromEntries(names.map((name) => [name, first[name] ?? 0]));
  for (let round = 1; round <= rounds; round++) {
    const feature = names[chance.below(names.length)];
    const weight = changed(weights[feature], most, chance.below);
    const challenger = { ...weights, [feature]: weight };
    const result = match(game, play(reweigh(game, challenger)), play(reweigh(game, weights)), {
      pairs,
      opening,
      seed: `${seed} ${round}`,
    });
    const kept = result.wins - result.losses > Math.sqrt(result.wins + result.losses);
    if (kept) weights = challenger;
    yield { round, feature, weight, result, kept, weights };
  }
}

/** Another weight, up or down by up to twice its own size and four; the larger ones take larger steps. */
function changed(weight: number, most: number, below: (bound: number) => number): number {
  const step = 1 + below(2 * Math.abs(weight) + 4);
  const next = Math.max(-most, Math.min(most, below(2) === 0 ? weight + step : weight - step));
  // At the limit there is only the way back.
  return next === weight ? weight - Math.sign(weight) : next;
}
