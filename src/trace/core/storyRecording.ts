import { Refusal } from "../../engine/refusal.ts";
import * as words from "./words.ts";

/** The words in which one sort of search tells its story. */
export interface Vocabulary<Kind extends string, NodeKind extends string> {
  /** What can happen, at one node each time; a story keeps each of them as its place in this list. */
  readonly kinds: readonly Kind[];
  /**
   * What a node can be: whose turn it is, that chance decides, or whatever else tells nodes apart. Nothing follows from the
   * kind of the node above: sides need not alternate.
   */
  readonly nodeKinds: readonly NodeKind[];
  /** How many numbers come with an event, at most. */
  readonly numbers: number;
}

/**
 * What a search told, in columns, in the words of some vocabulary. Plain data: it can be cloned, and its buffers
 * transferred (see `transferables`). Columns are as long as there are events, or nodes.
 */
export interface StoryRecording<Move> {
  /** Events: what happened, as a place in the vocabulary's `kinds`; to which node; and the numbers that came with it. */
  readonly kinds: Uint8Array<ArrayBuffer>;
  readonly nodes: Int32Array<ArrayBuffer>;
  /** As many columns as the vocabulary has numbers; NaN where an event came with fewer. */
  readonly numbers: readonly Float64Array<ArrayBuffer>[];
  /** Nodes, in order of first mention, the root first: the one above (−1 above the root), and what it is. */
  readonly parents: Int32Array<ArrayBuffer>;
  readonly nodeKinds: Uint8Array<ArrayBuffer>;
  /** The moves that lead to the nodes; undefined at the root. */
  readonly moves: readonly (Move | undefined)[];
}

/**
 * The buffers of all typed arrays in a record of plain data, for `postMessage(data, transferables(data))`: they are
 * empty afterwards.
 */
export function transferables(data: object): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  function collect(item: unknown): void {
    if (ArrayBuffer.isView(item)) buffers.add(item.buffer as ArrayBuffer);
    // A recording's keys may be very many, and hold none.
    else if (Array.isArray(item) && typeof item[0] !== "object") return;
    else if (typeof item === "object" && item !== null) for (const part of Object.values(item)) collect(part);
  }
  collect(data);
  return [...buffers];
}

/**
 * A search tells more than a recorder keeps. `limit` is in events: a recorder can be given another one, which the readers
 * of a figure, to whom the message speaks, cannot do.
 */
export class TraceLimitError extends Refusal<typeof words, "tooManyEvents"> {
  override readonly name = "TraceLimitError";
  readonly limit: number;

  constructor(limit: number) {
    super(words, "tooManyEvents", limit);
    this.limit = limit;
  }
}
