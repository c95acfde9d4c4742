import type { Side } from "../../engine/game.ts";
import {
  type Bound,
  bounds,
  type OrderingPartName,
  orderingPartNames,
  type ProbeResult,
  Silent,
  type ValueSource,
} from "../../engine/observer.ts";
import { TraceLimitError } from "../core/storyRecording.ts";
import { Column } from "./column.ts";
import { eventCode, greatestPayload, leaveCode, moreBit, payloadShift, probeCode } from "./eventCode.ts";
import { Interner } from "./interner.ts";
import { type ColumnName, columnNames, type Key, type Recording } from "./recording.ts";

const defaultLimit = 4_000_000;

// Enter, improve and leave run for every node. The compiler folds constants of this module into them, but no
// imported ones, and a search in the list of sources would cost more than all else.
const [shift, more] = [payloadShift, moreBit];
const { enter, improve } = eventCode;
const outcome = leaveCode("outcome");
const evaluation = leaveCode("evaluation");
const children = leaveCode("children");

function codeOfSource(from: ValueSource): number {
  if (from === "outcome") return outcome;
  if (from === "children") return children;
  return from === "evaluation" ? evaluation : leaveCode(from);
}

export interface RecorderOptions {
  /** Events kept at most, 1 to 67,108,863; 4 million by default. */
  readonly limit?: number;
}

/**
 * An observer that keeps what a depth-first search tells: 4 to 8 bytes an event while values are whole. Sampling's
 * events are not kept. The event past the limit throws a TraceLimitError, which ends the search; what was told
 * before can still be had. `reset` forgets everything and fills the same memory again.
 */
export class Recorder<Move> extends Silent<Move> {
  readonly #limit: number;
  readonly #tape: Tape;
  readonly #columns = Object.fromEntries(columnNames.map((name) => [name, new Column()])) as Record<
    ColumnName,
    Column
  >;
  readonly #moves = new Interner<Move | undefined>([undefined]);
  readonly #keys = new Interner<Key>();
  // What was told last, NaN for nothing yet: an event that repeats it need not say it again.
  #depth = Number.NaN;
  #alpha = Number.NaN;
  #beta = Number.NaN;
  /** 0 for nothing yet: starting whole, it stays a small integer to the compiler while values are whole. */
  #left = 0;

  constructor({ limit = defaultLimit }: RecorderOptions = {}) {
    super();
    if (!(Number.isInteger(limit) && limit >= 1 && limit <= greatestPayload)) {
      throw new RangeError(
        `limit must be a whole number of events from 1 to ${greatestPayload}, not ${String(limit)}`,
      );
    }
    this.#limit = limit;
    this.#tape = new Tape(limit);
  }

  /** Events told since the last reset. */
  get length(): number {
    return this.#tape.length;
  }

  reset(): void {
    this.#tape.clear();
    for (const name of columnNames) this.#columns[name].clear();
    this.#moves.clear();
    this.#moves.number(undefined);
    this.#keys.clear();
    this.#depth = this.#alpha = this.#beta = Number.NaN;
    this.#left = 0;
  }

  /** What was told so far, copied out of the recorder's own memory; `root` is the side that moves at the root. */
  recording(root: Side): Recording<Move> {
    const columns = columnNames.map((name) => [name, this.#columns[name].copy()]);
    return {
      version: 1,
      root,
      words: this.#tape.copy(),
      columns: Object.fromEntries(columns) as Recording<Move>["columns"],
      moves: [...this.#moves.items],
      keys: [...this.#keys.items],
    };
  }

  override enter(move: Move | undefined, depth: number, alpha: number, beta: number): void {
    let word = (this.#moves.number(move) << shift) | enter;
    if (depth !== this.#depth || alpha !== this.#alpha || beta !== this.#beta) {
      this.#window(depth, alpha, beta);
      word |= more;
    }
    this.#tape.push(word);
  }

  override improve(move: Move, value: number): void {
    let word = (this.#moves.number(move) << shift) | improve;
    if (value !== this.#left) {
      this.#columns.improveValue.push(value);
      word |= more;
    }
    this.#tape.push(word);
  }

  override leave(value: number, from: ValueSource): void {
    this.#left = value;
    let word = (value << shift) | codeOfSource(from);
    if (word >> shift !== value) {
      this.#columns.leaveValue.push(value);
      word |= more;
    }
    this.#tape.push(word);
  }

  override iteration(depth: number): void {
    this.#columns.iterationDepth.push(depth);
    this.#tape.push(eventCode.iteration | more);
  }

  override cutoff(skipped: readonly Move[]): void {
    const { skippedMove } = this.#columns;
    this.#demandRoom(skippedMove, skipped.length);
    for (const move of skipped) skippedMove.push(this.#moves.number(move));
    this.#tape.push((skippedMove.length << shift) | eventCode.cutoff);
  }

  override order(moves: readonly Move[], placedBy: readonly OrderingPartName[]): void {
    const { orderedMove, placedBy: part } = this.#columns;
    this.#demandRoom(orderedMove, moves.length);
    for (const move of moves) orderedMove.push(this.#moves.number(move));
    for (const name of placedBy) part.push(orderingPartNames.indexOf(name));
    this.#tape.push((orderedMove.length << shift) | eventCode.order);
  }

  override probe(key: Key, result: ProbeResult, value?: number, bound?: Bound): void {
    let word = (this.#keys.number(key) << shift) | probeCode(result);
    if (value !== undefined || bound !== undefined) {
      const boundNumber = bound === undefined ? 0 : 1 + bounds.indexOf(bound);
      this.#columns.probeValue.push(value ?? 0);
      this.#columns.probeBound.push(boundNumber + (value === undefined ? 0 : 4));
      word |= more;
    }
    this.#tape.push(word);
  }

  override store(key: Key, value: number, bound: Bound, depth: number): void {
    this.#columns.storeValue.push(value);
    this.#columns.storeBound.push(bounds.indexOf(bound));
    this.#columns.storeDepth.push(depth);
    this.#tape.push((this.#keys.number(key) << shift) | eventCode.store | more);
  }

  override research(alpha: number, beta: number): void {
    this.#columns.researchAlpha.push(alpha);
    this.#columns.researchBeta.push(beta);
    this.#tape.push(eventCode.research | more);
  }

  /** Wide games have hundreds of moves at once, so these are limited too, or they would fill the memory. */
  #demandRoom(column: Column, items: number): void {
    if (column.length + items > Math.max(this.#limit, defaultLimit)) throw new TraceLimitError(this.#limit);
  }

  #window(depth: number, alpha: number, beta: number): void {
    this.#depth = depth;
    this.#alpha = alpha;
    this.#beta = beta;
    this.#columns.enterDepth.push(depth);
    this.#columns.enterAlpha.push(alpha);
    this.#columns.enterBeta.push(beta);
  }
}

/** Words of the first piece. Few: trees of a lesson are small and many. */
const firstPiece = 64;
/** Words of a piece at most: 256 kB. */
const greatestPiece = 1 << 16;

/**
 * A list of 32-bit words, up to a limit. It grows by pieces, each as long as all before it until they are large: what was
 * written stays where it is, since memory that is new costs more than what is written there. After `clear` it fills the
 * same pieces again.
 */
class Tape {
  readonly #limit: number;
  readonly #pieces: Int32Array<ArrayBuffer>[] = [];
  /** How many pieces come before the one that is being filled, that one included. */
  #begun = 0;
  #piece = new Int32Array(0);
  /** The length of `#piece`, kept beside it because asking a typed array for its length at each push costs more. */
  #room = 0;
  /** Words in this piece, and in all before it. */
  #filled = 0;
  #before = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get length(): number {
    return this.#before + this.#filled;
  }

  /** Throws a TraceLimitError past the limit. */
  push(word: number): void {
    if (this.#filled === this.#room) this.#turn();
    this.#piece[this.#filled++] = word;
  }

  clear(): void {
    this.#begun = this.#before = this.#filled = this.#room = 0;
  }

  /** A copy, exactly as long as the list. */
  copy(): Int32Array<ArrayBuffer> {
    const copy = new Int32Array(this.length);
    let start = 0;
    for (const piece of this.#pieces.slice(0, this.#begun)) {
      copy.set(piece.subarray(0, this.length - start), start);
      start += piece.length;
    }
    return copy;
  }

  /** On to the next piece. */
  #turn(): void {
    const { length } = this;
    if (length >= this.#limit) throw new TraceLimitError(this.#limit);
    const wanted = Math.min(Math.max(firstPiece, length), greatestPiece, this.#limit - length);
    this.#piece = this.#pieces[this.#begun] ??= new Int32Array(wanted);
    this.#begun++;
    this.#before = length;
    this.#filled = 0;
    this.#room = this.#piece.length;
  }
}
