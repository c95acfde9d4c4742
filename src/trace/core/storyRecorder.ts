import type { StoryRecording } from "./storyRecording.ts";
import { TraceLimitError } from "./traceLimitError.ts";
import { doubled, TypedList } from "./typedList.ts";
import type { Vocabulary } from "./vocabulary.ts";

const firstCapacity = 65_536;

export interface StoryRecorderOptions {
  /** Events kept at most; no limit by default. */
  readonly limit?: number | undefined;
}

/**
 * Keeps a story in the words of its vocabulary. Nodes are added by whoever tells, each below one that is there, and events
 * are told of them in any order: a search may jump about the tree, and come back to what it has left.
 */
export class StoryRecorder<Kind extends string, NodeKind extends string, Move> {
  readonly #vocabulary: Vocabulary<Kind, NodeKind>;
  readonly #limit: number;
  #length = 0;
  #kinds = new Uint8Array(firstCapacity);
  #nodes = new Int32Array(firstCapacity);
  #numbers: Float64Array<ArrayBuffer>[];
  readonly #parents = new TypedList(new Int32Array(firstCapacity));
  readonly #nodeKinds = new TypedList(new Uint8Array(firstCapacity));
  readonly #moves: (Move | undefined)[] = [];
  readonly #children: number[][] = [];

  constructor(vocabulary: Vocabulary<Kind, NodeKind>, { limit = Infinity }: StoryRecorderOptions = {}) {
    this.#vocabulary = vocabulary;
    this.#limit = limit;
    this.#numbers = Array.from({ length: vocabulary.numbers }, () => new Float64Array(firstCapacity));
  }

  /** Events told, and nodes added. */
  get length(): number {
    return this.#length;
  }

  get size(): number {
    return this.#parents.length;
  }

  /** Adds the root, which has neither parent nor move, or a child; returns its number. */
  add(kind: NodeKind, parent = -1, move?: Move): number {
    const node = this.#parents.length;
    if (parent >= 0) this.#children[parent].push(node);
    this.#parents.push(parent);
    this.#nodeKinds.push(this.#vocabulary.nodeKinds.indexOf(kind));
    this.#moves.push(move);
    this.#children.push([]);
    return node;
  }

  /** The one above, or −1. */
  parent(node: number): number {
    return this.#parents.at(node);
  }

  /** The child by this very move, the same object where it is one, or −1. */
  child(node: number, move: Move): number {
    return this.#children[node].find((child) => this.#moves[child] === move) ?? -1;
  }

  /** Something happens to a node. Throws a TraceLimitError past the limit. */
  tell(kind: Kind, node: number, ...numbers: readonly number[]): void {
    if (this.#length >= this.#limit) throw new TraceLimitError(this.#limit);
    if (this.#length === this.#kinds.length) this.#grow();
    const row = this.#length++;
    this.#kinds[row] = this.#vocabulary.kinds.indexOf(kind);
    this.#nodes[row] = node;
    for (let i = 0; i < this.#numbers.length; i++) this.#numbers[i][row] = numbers[i] ?? Number.NaN;
  }

  /** What was told so far; later events are not in it. */
  recording(): StoryRecording<Move> {
    return {
      kinds: this.#kinds.slice(0, this.#length),
      nodes: this.#nodes.slice(0, this.#length),
      numbers: this.#numbers.map((column) => column.slice(0, this.#length)),
      parents: this.#parents.copy(),
      nodeKinds: this.#nodeKinds.copy(),
      moves: this.#moves.slice(),
    };
  }

  #grow(): void {
    this.#kinds = doubled(this.#kinds);
    this.#nodes = doubled(this.#nodes);
    this.#numbers = this.#numbers.map(doubled);
  }
}
