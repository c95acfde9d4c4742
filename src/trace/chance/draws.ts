import { type AnyGame, opponent, type Side, type Turn } from "../../engine/game.ts";
import type { Trace } from "../depthFirst/trace.ts";

/** Whose turn it may be, by number. */
export const turns = ["max", "min", "chance"] as const satisfies readonly Turn[];

/** What a trace cannot know of its nodes where chance draws, and the game does; as plain data, indexed by node. */
export interface Draws {
  /** Whose turn it is: an index in `turns`. */
  readonly turns: Uint8Array;
  /** Who chooses there; where chance draws, who would choose without it. An index in `turns`. */
  readonly sides: Uint8Array;
  /** How likely the move is that leads to the node; 1 where somebody chooses it, and at the root. */
  readonly chances: Float64Array;
  /** Which of its parent's moves it is, counted from 0. */
  readonly places: Uint32Array;
  /** 1 where the trace has met all of the node's moves. */
  readonly whole: Uint8Array;
  /** What any outcome is worth, at least and at most, as far as the search was told; infinite where it was not. */
  readonly bounds: readonly [least: number, most: number];
}

/**
 * Plays through a game what a search of it has met, and says whose turn it is at each node and how likely its move. `bounds` are
 * those that the search went by. Throws a RangeError where a move of the trace is none of the game's.
 */
export function drawsOf<Position, Move>(
  game: AnyGame<Position, Move>,
  position: Position,
  trace: Trace<Move>,
  bounds: Draws["bounds"] = [-Infinity, Infinity],
): Draws {
  const { size } = trace;
  const draws = {
    turns: new Uint8Array(size),
    sides: new Uint8Array(size),
    chances: new Float64Array(size).fill(1),
    places: new Uint32Array(size),
    whole: new Uint8Array(size),
    bounds,
  };
  const positions: Position[] = [];
  for (let id = 0; id < size; id++) {
    const parent = trace.parent(id);
    const above = positions[parent];
    if (parent < 0) positions.push(position);
    else {
      const move = trace.move(id) as Move;
      const place = game.moves(above).indexOf(move);
      if (place < 0) throw new RangeError(`${String(move)} is no move at node ${parent} of the trace.`);
      draws.places[id] = place;
      if (game.turn(above) === "chance") draws.chances[id] = game.chances!(above)[place];
      positions.push(game.play(above, move));
    }
    const turn = game.turn(positions[id]);
    draws.turns[id] = turns.indexOf(turn);
    draws.sides[id] = turns.indexOf(turn === "chance" ? sideBelow(draws, parent) : turn);
    draws.whole[id] = Number(game.moves(positions[id]).length === trace.children(id).length);
  }
  return draws;
}

/** Who is next below a node. */
function sideBelow({ turns: at, sides }: Pick<Draws, "turns" | "sides">, id: number): Side {
  if (id < 0) return "max";
  const side = turns[sides[id]] as Side;
  return turns[at[id]] === "chance" ? side : opponent(side);
}
