import type { ContestantName, contestants } from "../../engine/index.ts";
import { gameTitles } from "../../games/namedGame.ts";

export type GameName = keyof typeof gameTitles;
export const gameNames = Object.keys(gameTitles) as GameName[];
/** Named here, since the contestants themselves play in workers alone. */
const names: Readonly<Record<keyof typeof contestants, true>> = {
  random: true,
  greedy: true,
  alphaBeta: true,
  negaScout: true,
  ordered: true,
  mcts: true,
};
export const contestantNames = Object.keys(names) as ContestantName[];

/** What everybody may spend on a move, with the least and the greatest amount and what it is at first. */
export const limitRange = {
  nodes: { least: 10, most: 1_000_000, first: 1000 },
  milliseconds: { least: 1, most: 5000, first: 20 },
} as const;
export type LimitKind = keyof typeof limitRange;
export const limitKinds = Object.keys(limitRange) as LimitKind[];

export const mostOpenings = 200;
export const longestOpening = 8;
export const [fewestPlayers, mostPlayers] = [2, 5];

/** Who plays what, and how: everything that a link must hold to play the same again. */
export interface TournamentView {
  readonly game: GameName;
  /** Two to five, in the order of `contestantNames`. */
  readonly players: readonly ContestantName[];
  readonly limit: LimitKind;
  readonly amount: number;
  /** Openings of each two contestants; each is played twice, with the sides exchanged. */
  readonly openings: number;
  /** Plies of an opening, drawn by lot. */
  readonly plies: number;
  readonly seed: number;
  /** Whether positions are estimated as the game does, or at 0 until they are decided. */
  readonly estimates: boolean;
  /** The two whose games are looked at, the game among them, and how many of its moves are played. */
  readonly look?: Look | undefined;
}

export interface Look {
  readonly couple: readonly [ContestantName, ContestantName];
  /** From 0. */
  readonly game: number;
  /** Undefined for all of them. */
  readonly ply?: number | undefined;
}

/** The view as parameters of a link; `readTournamentView` is its inverse. */
export function writeTournamentView(view: TournamentView): URLSearchParams {
  const { game, players, limit, amount, openings, plies, seed, estimates, look } = view;
  const parameters = new URLSearchParams({
    game,
    players: players.join(","),
    limit,
    amount: String(amount),
    openings: String(openings),
    plies: String(plies),
    seed: String(seed),
    estimates: estimates ? "yes" : "no",
  });
  if (look) {
    const ply = look.ply === undefined ? [] : [look.ply];
    parameters.set("look", [...look.couple, look.game + 1, ...ply].join(","));
  }
  return parameters;
}
