import type { Game } from "../game.ts";
import type { OrderingPartName } from "../observer.ts";
import type { Entry } from "../table/entry.ts";
import type { OrderingPart } from "./orderingPart.ts";

export interface OrderOptions {
  /** What places moves, the first part first; every part there is by default, none for the natural order. */
  readonly order?: readonly OrderingPart[];
}

/**
 * Orders the moves of one search, `depth` plies deep, by several parts. Throws a TypeError for what is no part, such as
 * the mere name of one.
 */
export class MoveOrder<Position, Move> {
  readonly #game: Game<Position, Move>;
  readonly #depth: number;
  readonly #parts: readonly OrderingPart[];
  #placedBy: OrderingPartName[] = [];

  constructor(game: Game<Position, Move>, depth: number, parts: readonly OrderingPart[]) {
    for (const part of parts) {
      if (typeof part?.first === "function") continue;
      throw new TypeError(`order must list ordering parts, such as killersFirst(), not ${String(part)}`);
    }
    this.#game = game;
    this.#depth = depth;
    this.#parts = parts;
  }

  /** The position's moves in the order in which to try them. `entry` is what the transposition table knows of it. */
  sort(position: Position, depth: number, entry: Entry<Move> | undefined): readonly Move[] {
    const moves = this.#game.moves(position);
    const node = { game: this.#game, position, ply: this.#ply(depth), moves, tableMove: entry?.move };
    const sorted = moves.slice();
    const placedBy: OrderingPartName[] = [];
    for (const part of this.#parts) {
      if (placedBy.length === sorted.length) break;
      for (const move of part.first(node)) {
        if (bringForward(sorted, move, placedBy.length)) placedBy.push(part.name);
      }
    }
    while (placedBy.length < sorted.length) placedBy.push("natural");
    this.#placedBy = placedBy;
    return sorted;
  }

  /** Which part placed each of the moves that were sorted last. */
  get placedBy(): readonly OrderingPartName[] {
    return this.#placedBy;
  }

  /** Lets the parts learn that `move` closed the window of the position, with `depth` plies left. */
  cut(position: Position, depth: number, move: Move): void {
    const node = { game: this.#game, position, ply: this.#ply(depth) };
    for (const part of this.#parts) part.cut?.(node, move, depth);
  }

  #ply(depth: number): number {
    return this.#depth === Infinity ? 0 : this.#depth - depth;
  }
}

/**
 * Moves a move to a place that is before its own, those between going one back. False where it is not among the moves
 * from that place on. Lists of moves are short: shifting them costs less than a set of those that are left.
 */
function bringForward<Move>(moves: Move[], move: Move, place: number): boolean {
  const at = moves.indexOf(move, place);
  if (at < 0) return false;
  for (let i = at; i > place; i--) moves[i] = moves[i - 1];
  moves[place] = move;
  return true;
}
