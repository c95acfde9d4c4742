import { HandMatch, type HandRound, handGames } from "../../engine/index.ts";
import type { BanditView } from "./bandit.ts";
import { opponentOf } from "./opponentOf.ts";
import { policyOf } from "./policyOf.ts";
import { lossOf } from "./regretSeries.ts";

/** A match as far as a view has it played. */
export interface PlayedMatch {
  readonly match: HandMatch;
  readonly log: readonly HandRound[];
  /** After each number of rounds, from 0 on: what is drawn of it, in the measure of `RegretSeries.bands`. */
  readonly drawn: readonly number[];
}

/** Plays a view's match from its beginning. */
export function playView(view: BanditView): PlayedMatch {
  const { game, policy, draw, seed, rounds } = view;
  const match = new HandMatch({ game: handGames[game], policy: policyOf(policy, view), draw, seed });
  const opponent = opponentOf(view);
  const log: HandRound[] = [];
  const drawn = [0];
  while (log.length < rounds) {
    log.push(match.play(opponent));
    drawn.push(lossOf(view, match) ?? match.regret);
  }
  return { match, log, drawn };
}
