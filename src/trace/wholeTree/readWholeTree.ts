import {
  type AnyGame,
  type Observer,
  type Options,
  Refusal,
  Silent,
  type ValueSource,
} from "../../engine/index.ts";
import { TraceLimitError } from "../core/storyRecording.ts";
import * as words from "../core/words.ts";
import { firstOf } from "./firstOf.ts";
import { GrowingValues } from "./growingValues.ts";
import { MoveNumbers } from "./moveNumbers.ts";
import { codeOfSource, type ReadingColumns } from "./reading.ts";
import { sumUp } from "./readingSums.ts";
import { codeValues } from "./valueCodes.ts";
import type { WholeTree } from "./wholeTree.ts";

const mostEvents = 8_000_000;
const firstCapacity = 1024;

/**
 * What a depth-first search reads of the whole tree below `position`. The search must be of the game and to the depth
 * that the tree was grown with: throws a Refusal where it leaves the tree or takes an inner node for a leaf, a
 * TraceLimitError past 8 million events, and what the search throws.
 */
export function readWholeTree<
  Position,
  Move,
  Played extends AnyGame<Position, Move>,
  Given extends Options = Options,
>(
  tree: WholeTree<Move>,
  game: Played,
  position: Position,
  search: (game: Played, position: Position, options: Given | undefined, observer: Observer<Move>) => unknown,
  options?: Given,
): ReadingColumns {
  const reader = new Reader(tree);
  search(game, position, options, reader);
  return reader.columns();
}

const codes: Readonly<Record<ValueSource, number>> = {
  outcome: codeOfSource("outcome"),
  evaluation: codeOfSource("evaluation"),
  children: codeOfSource("children"),
  table: codeOfSource("table"),
  probe: codeOfSource("probe"),
};

class Reader<Move> extends Silent<Move> {
  readonly #tree: WholeTree<Move>;
  readonly #ends: Int32Array;
  readonly #moves: Uint8Array | Uint16Array;
  readonly #numbers: MoveNumbers<Move>;
  #step = 0;
  #node = -1;
  /** Indexed by ply: the open nodes, and below the last of them the child that comes next in natural order. */
  readonly #path: Int32Array;
  #ply = 0;
  #events = new Int32Array(firstCapacity);
  readonly #entered: Int32Array<ArrayBuffer>;
  readonly #left: Int32Array<ArrayBuffer>;
  readonly #from: Uint8Array<ArrayBuffer>;
  readonly #returned: GrowingValues;

  constructor(tree: WholeTree<Move>) {
    super();
    this.#tree = tree;
    this.#ends = tree.columns.ends;
    this.#moves = tree.columns.moves;
    this.#numbers = new MoveNumbers(tree.columns.moveList);
    this.#path = new Int32Array(tree.levels + 1);
    this.#entered = new Int32Array(tree.size);
    this.#left = new Int32Array(tree.size);
    this.#from = new Uint8Array(tree.size);
    this.#returned = new GrowingValues(tree.size);
  }

  override enter(move: Move | undefined): void {
    const node = this.#node < 0 ? 0 : this.#child(this.#numbers.number(move));
    this.#path[this.#ply++] = node;
    this.#path[this.#ply] = node + 1;
    this.#node = node;
    this.#tell(node);
    if (this.#entered[node] === 0) this.#entered[node] = this.#step;
  }

  override leave(value: number, from: ValueSource): void {
    const node = this.#node;
    const atLeaf = from === "outcome" || from === "evaluation";
    if (atLeaf && this.#ends[node] !== node + 1) throw new Refusal(words, "beyondTree");
    this.#tell(~node);
    this.#left[node] = this.#step;
    this.#from[node] = codes[from];
    this.#returned.set(node, value);
    this.#path[--this.#ply] = this.#ends[node];
    this.#node = this.#ply === 0 ? -1 : this.#path[this.#ply - 1];
  }

  columns(): ReadingColumns {
    const { codes, list } = codeValues(this.#returned.first(this.#tree.size));
    const columns = { events: firstOf(this.#events, this.#step), entered: this.#entered };
    return {
      ...columns,
      left: this.#left,
      from: this.#from,
      returned: codes,
      returnedList: list,
      ...sumUp(this.#tree, columns),
    };
  }

  /** The child that a move leads to; most often the next in natural order, or one after it. */
  #child(number: number): number {
    const [ends, moves] = [this.#ends, this.#moves];
    const end = ends[this.#node];
    for (let child = this.#path[this.#ply]; child < end; child = ends[child]) {
      if (moves[child] === number) return child;
    }
    for (let child = this.#node + 1; child < end; child = ends[child]) {
      if (moves[child] === number) return child;
    }
    throw new Refusal(words, "beyondTree");
  }

  #tell(event: number): void {
    if (this.#step === this.#events.length) this.#grow();
    this.#events[this.#step++] = event;
  }

  #grow(): void {
    if (this.#step >= mostEvents) throw new TraceLimitError(mostEvents);
    const grown = new Int32Array(Math.min(mostEvents, 2 * this.#step));
    grown.set(this.#events);
    this.#events = grown;
  }
}
