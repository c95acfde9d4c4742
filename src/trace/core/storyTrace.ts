import { Rows } from "./rows.ts";
import { EventLog, NodeTree, type Story, treeColumns } from "./story.ts";
import type { StoryRecording, Vocabulary } from "./storyRecording.ts";

/**
 * A story, read back at any step. What is the case at a node is told by the last of some events there, which is found by
 * halving among those that have happened to it: going back costs what going on costs.
 */
export class StoryTrace<Kind extends string, NodeKind extends string, Move> implements Story<Kind, NodeKind> {
  readonly recording: StoryRecording<Move>;
  readonly log: EventLog<Kind>;
  readonly nodes: NodeTree<NodeKind>;
  readonly #vocabulary: Vocabulary<Kind, NodeKind>;
  readonly #histories = new Map<string, Rows>();

  constructor(vocabulary: Vocabulary<Kind, NodeKind>, recording: StoryRecording<Move>) {
    this.#vocabulary = vocabulary;
    this.recording = recording;
    this.log = new ToldLog(vocabulary.kinds, recording.kinds);
    this.nodes = new ToldTree(vocabulary.nodeKinds, recording);
  }

  get length(): number {
    return this.log.length;
  }

  /** What has led to this step; undefined at step 0. */
  kind(step: number): Kind | undefined {
    return step === 0 ? undefined : this.log.kind(step);
  }

  /** The root before anything has happened. */
  nodeAt(step: number): number {
    return step === 0 ? 0 : this.recording.nodes[step - 1];
  }

  /** A number that came with the event before this step, 1 or later: the first of them, or another. */
  number(step: number, which = 0): number {
    return this.recording.numbers[which][step - 1];
  }

  /** The move that leads to a node; undefined at the root. */
  move(node: number): Move | undefined {
    return this.recording.moves[node];
  }

  /** The moves that lead from the root to a node. */
  movesTo(node: number): Move[] {
    return this.nodes
      .pathTo(node)
      .slice(1)
      .map((each) => this.move(each) as Move);
  }

  steps(node: number, kind: Kind): Uint32Array {
    return this.history(kind).row(node);
  }

  /** The last step up to `step` to which an event of one of these kinds at the node has led; 0 where there is none. */
  last(node: number, step: number, ...kinds: readonly Kind[]): number {
    return this.history(...kinds).last(node, step) ?? 0;
  }

  /** By node, the steps to which events of these kinds there lead; derived when first asked for. */
  history(...kinds: readonly Kind[]): Rows {
    const name = kinds.join(" ");
    const known = this.#histories.get(name);
    if (known !== undefined) return known;
    const wanted = this.#vocabulary.kinds.map((kind) => kinds.includes(kind));
    const { kinds: told, nodes } = this.recording;
    const owners = nodes.map((node, row) => (wanted[told[row]] ? node : -1));
    const rows = Rows.sorted(this.nodes.size, owners, 1);
    this.#histories.set(name, rows);
    return rows;
  }
}

class ToldLog<Kind extends string> extends EventLog<Kind> {
  readonly #names: readonly Kind[];
  readonly #kinds: Uint8Array;

  constructor(names: readonly Kind[], kinds: Uint8Array) {
    super(Rows.sorted(names.length, kinds, 1));
    this.#names = names;
    this.#kinds = kinds;
  }

  code(event: number): number {
    return this.#kinds[event - 1];
  }

  kind(event: number): Kind {
    return this.#names[this.code(event)];
  }

  protected codesOf(kind: Kind): readonly number[] {
    return [this.#names.indexOf(kind)];
  }
}

class ToldTree<NodeKind extends string> extends NodeTree<NodeKind> {
  readonly #names: readonly NodeKind[];
  readonly #kinds: Uint8Array;

  constructor(names: readonly NodeKind[], { parents, nodeKinds }: StoryRecording<unknown>) {
    super(treeColumns(parents));
    this.#names = names;
    this.#kinds = nodeKinds;
  }

  kind(id: number): NodeKind {
    return this.#names[this.#kinds[id]];
  }
}
