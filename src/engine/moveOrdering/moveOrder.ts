import type { Game } from "../game.ts";
import type { OrderingPartName } from "../observer.ts";
import type { Entry } from "../table/entry.ts";
import type { OrderingPart, Visited } from "./orderingPart.ts";

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
    const node = { ...this.#node(position, depth), moves, tableMove: entry?.move };
    const left = new Set(moves);
    const sorted: Move[] = [];
    this.#placedBy = [];
    for (const part of this.#parts) {
      if (left.size === 0) break;
      for (const move of part.first(node)) {
        if (!left.delete(move)) continue;
        sorted.push(move);
        this.#placedBy.push(part.name);
      }
    }
    for (const move of left) {
      sorted.push(move);
      this.#placedBy.push("natural");
    }
    return sorted;
  }

  /** Which part placed each of the moves that were sorted last. */
  get placedBy(): readonly OrderingPartName[] {
    return this.#placedBy;
  }

  /** Lets the parts learn that `move` closed the window of the position, with `depth` plies left. */
  cut(position: Position, depth: number, move: Move): void {
    const node = this.#node(position, depth);
    for (const part of this.#parts) part.cut?.(node, move, depth);
  }

  #node(position: Position, depth: number): Visited<Position, Move> {
    return { game: this.#game, position, ply: this.#depth === Infinity ? 0 : this.#depth - depth };
  }
}
