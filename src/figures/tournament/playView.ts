import {
  type Budget,
  type Game,
  type Pair,
  type PlayedGame,
  pairsOf,
  playPair,
  withoutEstimates,
} from "../../engine/index.ts";
import { namedGame } from "../../games/namedGame.ts";
import type { GameName, TournamentView } from "./tournamentView.ts";

export type Rules = Game<unknown, unknown>;

/** A game's rules, for any position and move; those of a large one are fetched before. */
export const rulesOf = (game: GameName): Rules => namedGame(game)!;

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
    throw new Error("A clock would give another picture with each build");
  };
  return pairsOf(view.players, view.openings).flatMap((pair) => playViewPair(view, pair, noClock));
}
