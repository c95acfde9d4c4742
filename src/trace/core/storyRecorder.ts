import { type StoryRecording, TraceLimitError, type Vocabulary } from "./storyRecording.ts";

/** Few: trees of a lesson are small and many, and room that none of them fills costs more than to double it for a large one. */
const firstCapacity = 64;

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

type TypedArray = Uint8Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

/** A list of numbers in a typed array, which doubles when it is full. */
class TypedList<Items extends TypedArray> {
  length = 0;
  #items: Items;

  /** `room` is an empty array, as long as the list is expected to become at first; at least 1. */
  constructor(room: Items) {
    this.#items = room;
  }

  push(item: number): void {
    if (this.length === this.#items.length) this.#items = doubled(this.#items);
    this.#items[this.length++] = item;
  }

  at(index: number): number {
    return this.#items[index];
  }

  /** A copy, exactly as long as the list. */
  copy(): Items {
    return this.#items.slice(0, this.length) as Items;
  }
}

/** A copy with twice the room. */
function doubled<Items extends TypedArray>(items: Items): Items {
  const grown = new (items.constructor as new (length: number) => Items)(2 * items.length);
  grown.set(items);
  return grown;
}
