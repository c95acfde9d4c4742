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
import type { WeighedName } from "../../../games/rules.ts";
import { searchedRules } from "../../../kit/position/searchedRules.ts";

/** What is tuned: a game, from which weights on, and by which lot. */
export interface TuningTask {
  readonly game: WeighedName;
  readonly weights: Weights;
  /** No weight gets further from 0 than this. */
  readonly most: number;
  readonly seed: number;
}

/** How a game is tuned, so that it takes seconds and not minutes. */
interface Plan {
  /** Plies that both players look ahead. */
  readonly depth: number;
  readonly rounds: number;
  /** Openings of a challenge, and of the match at the end; each is played twice. */
  readonly pairs: number;
  readonly proof: number;
  /** Random plies of an opening. */
  readonly opening: number;
}

export const plans: Readonly<Record<WeighedName, Plan>> = {
  ticTacToe: { depth: 1, rounds: 30, pairs: 20, proof: 50, opening: 2 },
  connectFour: { depth: 2, rounds: 30, pairs: 20, proof: 50, opening: 4 },
  othello: { depth: 1, rounds: 24, pairs: 8, proof: 30, opening: 4 },
  checkers: { depth: 1, rounds: 24, pairs: 10, proof: 30, opening: 4 },
  gomoku: { depth: 1, rounds: 20, pairs: 6, proof: 20, opening: 2 },
};

/** What is heard of a tuning: each challenge, and at its end the match against the weights that it began with. */
export type TuningStep =
  | { readonly kind: "round"; readonly round: TuningRound }
  | { readonly kind: "proof"; readonly result: MatchResult };

type Rules = WeighedGame<unknown, unknown>;

/** Tunes, a challenge at a time, and then measures what was gained, in openings that no challenge has seen. */
export function* tuneGame({ game, weights, most, seed }: TuningTask): Generator<TuningStep, void, void> {
  const { depth, rounds, pairs, proof, opening } = plans[game];
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
  const result = match(rules, players[0], players[1], { pairs: proof, opening, seed: `${seed} proof` });
  yield { kind: "proof", result };
}
