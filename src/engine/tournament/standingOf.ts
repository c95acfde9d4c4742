import type { MatchResult } from "../match.ts";
import type { Score } from "../scoreInterval.ts";
import type { ContestantName } from "./contestants.ts";
import { pairScore } from "./pairScore.ts";
import type { PlayedGame } from "./playPair.ts";

/** How somebody did: all games together, or those against one other. */
export interface Standing extends MatchResult {
  readonly games: number;
  /** See `pairScore`. */
  readonly score: Score;
  /** Nodes visited for a move, on the average over all moves that were not drawn by lot. */
  readonly nodesPerMove: number;
}

/** One side's view of a game. */
interface Side {
  readonly points: number;
  readonly nodes: number;
  readonly moves: number;
}

function sideOf({ max, outcome, nodes, moves, opening }: PlayedGame, player: ContestantName): Side {
  const sign = player === max ? 1 : -1;
  const first = player === max ? 0 : 1;
  // MAX moves at every even ply, as sides alternate strictly.
  const own = moves.filter((_, ply) => ply >= opening && ply % 2 === first).length;
  return { points: Math.sign(sign * outcome), nodes: nodes[first], moves: own };
}

/**
 * How `player` stands after these games, against `other` or against all; undefined where there are no such games. They
 * must come in whole pairs, each of two games from one opening.
 */
export function standingOf(
  games: readonly PlayedGame[],
  player: ContestantName,
  other?: ContestantName,
): Standing | undefined {
  const sides = games
    .filter(({ max, min }) => max === player || min === player)
    .filter(({ max, min }) => other === undefined || max === other || min === other)
    .map((game) => sideOf(game, player));
  if (sides.length === 0) return undefined;
  const count = (points: number) => sides.filter((side) => side.points === points).length;
  const sum = (part: "nodes" | "moves") => sides.reduce((total, side) => total + side[part], 0);
  const result = { wins: count(1), draws: count(0), losses: count(-1) };
  return {
    ...result,
    games: sides.length,
    score: pairScore(result),
    nodesPerMove: sum("nodes") / Math.max(1, sum("moves")),
  };
}
