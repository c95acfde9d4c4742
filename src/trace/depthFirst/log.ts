import { probeResults } from "../../engine/observer.ts";
import { Rows } from "../core/rows.ts";
import { EventLog } from "../core/story.ts";
import { ColumnReader } from "./column.ts";
import {
  codeOfWord,
  codesOf,
  type EventKind,
  eventCode,
  eventCodeCount,
  hasMore,
  kindOfCode,
  leaveCode,
  payloadOfWord,
  probeCode,
} from "./eventCode.ts";
import { itemOf } from "./interner.ts";
import { type ColumnName, columnNames, type Key, type Recording } from "./recording.ts";

/** What a log derives from its recording, as plain data. */
export interface LogIndex {
  /** Event numbers by code. */
  readonly byCode: Pick<Rows, "starts" | "items">;
  /** Indexed by event number − 1: see `Log.place`. */
  readonly places: Uint32Array;
}

/** The events of a recording. */
export class Log<Move> extends EventLog<EventKind> {
  readonly columns: Readonly<Record<ColumnName, ColumnReader>>;
  readonly #recording: Recording<Move>;
  readonly #words: Int32Array;
  readonly #places: Uint32Array;

  constructor(recording: Recording<Move>, index: LogIndex = indexOf(recording.words)) {
    super(new Rows(index.byCode));
    const readers = columnNames.map((name) => [name, new ColumnReader(recording.columns[name])]);
    this.columns = Object.fromEntries(readers) as Record<ColumnName, ColumnReader>;
    this.#recording = recording;
    this.#words = recording.words;
    this.#places = index.places;
  }

  get index(): LogIndex {
    return { byCode: this.byCode, places: this.#places };
  }

  code(event: number): number {
    return codeOfWord(this.#words[event - 1]);
  }

  kind(event: number): EventKind {
    return kindOfCode(this.code(event));
  }

  protected codesOf(kind: EventKind): readonly number[] {
    return codesOf(kind);
  }

  word(event: number): number {
    return this.#words[event - 1];
  }

  hasMore(event: number): boolean {
    return hasMore(this.#words[event - 1]);
  }

  payload(event: number): number {
    return payloadOfWord(this.#words[event - 1]);
  }

  /** Where in the columns of its kind an event has more; for an improve without more, the leave before it, or 0. */
  place(event: number): number {
    return this.#places[event - 1];
  }

  /** The value of a leave or an improve. */
  value(event: number): number {
    return this.valueOfWord(this.word(event), this.place(event));
  }

  /** The value of the leave or improve that has this word and this place. */
  valueOfWord(word: number, place: number): number {
    if (codeOfWord(word) !== eventCode.improve) {
      return hasMore(word) ? this.columns.leaveValue.at(place) : payloadOfWord(word);
    }
    if (hasMore(word)) return this.columns.improveValue.at(place);
    return place === 0 ? 0 : this.value(place);
  }

  /** Where in the column `skippedMove` the moves lie that this cutoff skips. */
  skipped(cutoff: number): { start: number; end: number } {
    return this.#range(eventCode.cutoff, cutoff);
  }

  /** Where in the columns `orderedMove` and `placedBy` the moves lie that this event puts in order. */
  ordered(order: number): { start: number; end: number } {
    return this.#range(eventCode.order, order);
  }

  /** An event whose word says where its items end has them from where those of the one before it end. */
  #range(code: number, event: number): { start: number; end: number } {
    const before = this.count(code, event - 1);
    const start = before === 0 ? 0 : this.payload(this.events(code)[before - 1]);
    return { start, end: this.payload(event) };
  }

  /** The move of this number; the root's is undefined. */
  move(number: number): Move | undefined {
    return itemOf(this.#recording.moves, number);
  }

  key(number: number): Key {
    return itemOf(this.#recording.keys, number);
  }
}

const indexOf = (words: Int32Array): LogIndex => ({
  byCode: Rows.sorted(eventCodeCount, words.map(codeOfWord), 1),
  places: placesOf(words),
});

function placesOf(words: Int32Array): Uint32Array {
  // Kinds that have several codes share their columns: they count together, under the first.
  const firstCodes = Array.from({ length: eventCodeCount }, (_, code) => codesOf(kindOfCode(code))[0]);
  const counts = new Uint32Array(eventCodeCount);
  const places = new Uint32Array(words.length);
  let left = 0;
  for (let i = 0; i < words.length; i++) {
    const code = codeOfWord(words[i]);
    const first = firstCodes[code];
    if (hasMore(words[i])) counts[first]++;
    places[i] = code === eventCode.improve && !hasMore(words[i]) ? left : counts[first] - 1;
    if (first === eventCode.leave) left = i + 1;
  }
  return places;
}

/** What a search has done up to a step. */
export interface Counters {
  /** Nodes entered: the root too, and again what is searched again. */
  readonly nodes: number;
  /** Nodes whose value came from the rules or the evaluation. */
  readonly leaves: number;
  /** Nodes left with moves untried because alpha ≥ beta, and how many moves those were. */
  readonly cutoffs: number;
  readonly skipped: number;
  /** Looks into the transposition table, and those that answered. */
  readonly probes: number;
  readonly hits: number;
  /** Children, or whole trees, searched once more, with another window. */
  readonly researches: number;
}

/** The counters at `step`, in O(log of the events). */
export function countersAt(log: Log<unknown>, step: number): Counters {
  const count = (code: number) => log.count(code, step);
  const cutoffs = count(eventCode.cutoff);
  return {
    nodes: count(eventCode.enter),
    leaves: count(leaveCode("outcome")) + count(leaveCode("evaluation")),
    cutoffs,
    skipped: cutoffs === 0 ? 0 : log.payload(log.events(eventCode.cutoff)[cutoffs - 1]),
    probes: probeResults.reduce((sum, result) => sum + count(probeCode(result)), 0),
    hits: count(probeCode("hit")),
    researches: count(eventCode.research),
  };
}
