import type { Game } from "../../engine/game.ts";
import { type Observer, Silent } from "../../engine/observer.ts";
import { Refusal } from "../../engine/refusal.ts";
import { minimax } from "../../engine/searches/minimax.ts";
import * as words from "../core/words.ts";
import { firstOf } from "./firstOf.ts";
import { GrowingValues } from "./growingValues.ts";
import { deepest, levelsOf } from "./levels.ts";
import { MoveNumbers } from "./moveNumbers.ts";
import { codeValues } from "./valueCodes.ts";
import type { WholeTreeColumns } from "./wholeTree.ts";

export interface GrowOptions {
  /** Plies to look ahead, as a search's; no limit by default. */
  readonly depth?: number | undefined;
  /** Nodes at most; a million by default. */
  readonly limit?: number;
  /** Called now and then with the nodes so far. */
  readonly progress?: (nodes: number) => void;
}

const defaultLimit = 1_000_000;
const firstCapacity = 1024;
/** Room is made in few large steps: what is never written to costs next to nothing, and whatever is moved is written twice. */
const growth = 32;
/** Nodes from one call of `progress` to the next. */
const stretch = 2 ** 14;

/** A tree has more nodes than are kept of one; `limit` is in nodes. */
export class TreeLimitError extends Refusal<typeof words, "tooManyNodes"> {
  override readonly name = "TreeLimitError";
  readonly limit: number;

  constructor(limit: number) {
    super(words, "tooManyNodes", limit);
    this.limit = limit;
  }
}

/**
 * The whole tree below `position`, as minimax reads it, in 15 bytes a node while values take one byte. Throws a
 * TreeLimitError where there are more nodes than the limit, a Refusal where it is more than 255 plies deep, and what
 * minimax throws.
 */
export function growWholeTree<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  options: GrowOptions = {},
): WholeTreeColumns<Move> {
  const grown = growBy<Move>((limits, observer) => minimax(game, position, limits, observer), options);
  return { root: game.turn(position), ...grown };
}

/** What a search reads that reads every node, in order. */
export function growBy<Move>(
  readAll: (limits: { depth: number }, observer: Observer<Move>) => unknown,
  { depth = Infinity, limit = defaultLimit, progress }: GrowOptions,
): Omit<WholeTreeColumns<Move>, "root"> {
  const grower = new Grower<Move>(limit, progress);
  readAll({ depth }, grower);
  return grower.columns();
}

class Grower<Move> extends Silent<Move> {
  readonly #limit: number;
  readonly #progress: ((nodes: number) => void) | undefined;
  readonly #numbers = new MoveNumbers<Move>();
  #size = 0;
  #ply = 0;
  #capacity = 0;
  #nextStretch = stretch;
  /** The nodes from the root to where the search is. */
  readonly #path = new Int32Array(deepest + 1);
  #ends = new Int32Array(0);
  #plies = new Uint8Array(0);
  #moves: Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> = new Uint8Array(0);
  readonly #values = new GrowingValues(0);

  constructor(limit: number, progress: ((nodes: number) => void) | undefined) {
    super();
    this.#limit = limit;
    this.#progress = progress;
  }

  override enter(move: Move | undefined): void {
    const node = this.#size++;
    if (node === this.#capacity) this.#grow();
    if (this.#ply > deepest) throw new Refusal(words, "tooManyPlies", deepest);
    const number = this.#numbers.number(move);
    this.#moves[node] = number;
    if (this.#moves[node] !== number) this.#widenMoves(node, number);
    this.#plies[node] = this.#ply;
    this.#path[this.#ply++] = node;
  }

  override leave(value: number): void {
    const node = this.#path[--this.#ply];
    this.#ends[node] = this.#size;
    this.#values.set(node, value);
    if (this.#size >= this.#nextStretch) this.#tell();
  }

  columns(): Omit<WholeTreeColumns<Move>, "root"> {
    const size = this.#size;
    const { codes, list } = codeValues(this.#values.first(size));
    const [ends, plies] = [firstOf(this.#ends, size), firstOf(this.#plies, size)];
    return {
      ends,
      plies,
      moves: firstOf(this.#moves, size),
      moveList: this.#numbers.list,
      values: codes,
      valueList: list,
      ...levelsOf(plies),
      firstLeaf: leavesBefore(ends),
    };
  }

  #tell(): void {
    this.#nextStretch = this.#size + stretch;
    this.#progress?.(this.#size);
  }

  #widenMoves(node: number, number: number): void {
    this.#moves = Uint16Array.from(this.#moves);
    this.#moves[node] = number;
  }

  #grow(): void {
    if (this.#size > this.#limit) throw new TreeLimitError(this.#limit);
    this.#capacity = Math.min(this.#limit, Math.max(firstCapacity, growth * this.#capacity));
    this.#ends = moved(this.#ends, new Int32Array(this.#capacity));
    this.#plies = moved(this.#plies, new Uint8Array(this.#capacity));
    const wide = this.#moves instanceof Uint16Array;
    this.#moves = moved(this.#moves, new (wide ? Uint16Array : Uint8Array)(this.#capacity));
    this.#values.grow(this.#capacity);
  }
}

function moved<Into extends { set(from: ArrayLike<number>): void }>(
  from: ArrayLike<number>,
  into: Into,
): Into {
  into.set(from);
  return into;
}

function leavesBefore(ends: Int32Array): Int32Array<ArrayBuffer> {
  const before = new Int32Array(ends.length + 1);
  for (let node = 0; node < ends.length; node++) {
    before[node + 1] = before[node] + (ends[node] === node + 1 ? 1 : 0);
  }
  return before;
}
