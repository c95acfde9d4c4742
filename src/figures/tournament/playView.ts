import {
  type Answered,
  type Budget,
  type Pair,
  type PlayedGame,
  pairSteps,
  pairsOf,
  withoutEstimates,
} from "../../engine/index.ts";
import { rulesOf } from "../../games/rules.ts";
import { isPlayedAtOnce } from "./choices.ts";
import type { TournamentView } from "./tournament.ts";

/** A pair's two games. */
export type PlayedPair = readonly [PlayedGame, PlayedGame];

/**
 * Plays one pair as a view wants it, and hands out each position in which a program is to move; `now` is asked only where
 * the limit is a time.
 */
export function viewPairSteps(
  view: TournamentView,
  pair: Pair,
  now: () => number,
  onMove?: () => void,
): Generator<unknown, PlayedPair, Answered<unknown>> {
  const rules = rulesOf(view.game);
  const budget: Budget = view.limit === "nodes" ? { nodes: view.amount } : { milliseconds: view.amount, now };
  return pairSteps(view.estimates ? rules : withoutEstimates(rules), pair, {
    budget,
    opening: view.plies,
    seed: view.seed,
    ...(onMove && { onMove }),
  });
}

/** Plays one pair without a program as a view wants it. */
export const playViewPair = (...asked: Parameters<typeof viewPairSteps>): PlayedPair =>
  viewPairSteps(...asked).next().value as PlayedPair;

const known = new Map<string, PlayedPair>();
const noClock = () => {
  throw new TypeError("A clock would give another picture with each build");
};

/**
 * The whole tournament at once, without a clock and without programs: for views that are small, on the server and in
 * tests. Each pair plays once, since a page draws a figure for several widths, prints what it says, and has phrases that
 * add openings.
 */
export function playTournament(view: TournamentView): PlayedGame[] {
  const { game, limit, amount, plies, seed, estimates } = view;
  return pairsOf(view.players, view.openings)
    .filter(isPlayedAtOnce)
    .flatMap((pair) => {
      const name = JSON.stringify([game, limit, amount, plies, seed, estimates, pair]);
      const played = known.get(name) ?? playViewPair(view, pair, noClock);
      known.set(name, played);
      return played;
    });
}
