import {
  type Budget,
  type Pair,
  type PlayedGame,
  pairsOf,
  playPair,
  withoutEstimates,
} from "../../engine/index.ts";
import { rulesOf } from "../../games/rules.ts";
import type { TournamentView } from "./tournament.ts";

/** A pair's two games. */
export type PlayedPair = readonly [PlayedGame, PlayedGame];

/** Plays one pair as a view wants it; `now` is asked only where the limit is a time. */
export function playViewPair(
  view: TournamentView,
  pair: Pair,
  now: () => number,
  onMove?: () => void,
): PlayedPair {
  const rules = rulesOf(view.game);
  const budget: Budget = view.limit === "nodes" ? { nodes: view.amount } : { milliseconds: view.amount, now };
  return playPair(view.estimates ? rules : withoutEstimates(rules), pair, {
    budget,
    opening: view.plies,
    seed: view.seed,
    ...(onMove && { onMove }),
  });
}

/** The whole tournament at once, without a clock: for views that are small, on the server and in tests. */
export function playTournament(view: TournamentView): PlayedGame[] {
  const noClock = () => {
    throw new TypeError("A clock would give another picture with each build");
  };
  return pairsOf(view.players, view.openings).flatMap((pair) => playViewPair(view, pair, noClock));
}
