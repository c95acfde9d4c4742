import { Refusal } from "../../engine/refusal.ts";
import { Rows } from "./rows.ts";
import * as words from "./words.ts";

/**
 * The events of a story by number, 1 to `length`: event e leads from step e − 1 to step e. Each has a code; a kind of event
 * has one code, or several that say more of it.
 */
export abstract class EventLog<Kind extends string> {
  readonly length: number;
  readonly #byCode: Rows;

  /** `byCode` are the numbers of the events by their codes. */
  constructor(byCode: Rows) {
    this.#byCode = byCode;
    this.length = byCode.items.length;
  }

  abstract code(event: number): number;

  abstract kind(event: number): Kind;

  /** The codes of a kind, one or several. */
  protected abstract codesOf(kind: Kind): readonly number[];

  protected get byCode(): Pick<Rows, "starts" | "items"> {
    const { starts, items } = this.#byCode;
    return { starts, items };
  }

  /** The numbers of all events of this code, ascending. */
  events(code: number): Uint32Array {
    return this.#byCode.row(code);
  }

  /** How many events of this code there are up to `step`. */
  count(code: number, step: number): number {
    return this.#byCode.rank(code, step);
  }

  /** The last event of this kind up to `step`; 0 where there is none. */
  last(kind: Kind, step: number): number {
    let last = 0;
    for (const code of this.codesOf(kind)) {
      const count = this.count(code, step);
      if (count > 0) last = Math.max(last, this.events(code)[count - 1]);
    }
    return last;
  }

  /** The first event of this kind after `step`; `length` + 1 where there is none. */
  first(kind: Kind, step: number): number {
    let first = this.length + 1;
    for (const code of this.codesOf(kind)) {
      const events = this.events(code);
      const count = this.count(code, step);
      if (count < events.length) first = Math.min(first, events[count]);
    }
    return first;
  }
}

/** What a tree of nodes is made of, as plain data. */
export interface NodeTreeColumns {
  readonly parents: Int32Array;
  readonly plies: Int32Array;
  readonly children: Pick<Rows, "starts" | "items">;
}

/**
 * The nodes of a story: 0 is the root, the others follow in order of first mention, a parent before its children. A node is
 * its path from the root, however often something happens to it. −1 stands for no node.
 */
export abstract class NodeTree<NodeKind extends string> {
  readonly size: number;
  /** Indexed by node; −1 above the root. */
  readonly parents: Int32Array;
  /** Indexed by node: moves from the root. */
  readonly plies: Int32Array;
  /** Nodes by parent, in order of first mention. */
  readonly children: Rows;

  constructor({ parents, plies, children }: NodeTreeColumns) {
    this.size = plies.length;
    this.parents = parents;
    this.plies = plies;
    this.children = new Rows(children);
  }

  /** What sort of node it is. Nothing is to be concluded from the kind of the one above. */
  abstract kind(id: number): NodeKind;

  /** The nodes from the root to this one, both included. */
  pathTo(id: number): number[] {
    const path: number[] = [];
    for (let node = id; node >= 0; node = this.parents[node]) path.push(node);
    return path.reverse();
  }
}

/** What follows from the parents of `size` nodes. */
export function treeColumns(parents: Int32Array, size = parents.length): NodeTreeColumns {
  const plies = new Int32Array(size);
  for (let id = 1; id < size; id++) plies[id] = plies[parents[id]] + 1;
  return { parents, plies, children: Rows.sorted(size, parents.subarray(0, size)) };
}

/**
 * What every trace is, whatever the words of its search: events that happen to nodes of a tree, one after the other. Step
 * s, 0 to `length`, is what stands after the first s events. Whoever moves about in a trace needs no more.
 */
export interface Story<Kind extends string = string, NodeKind extends string = string> {
  /** How many events there are, and the last step. */
  readonly length: number;
  readonly log: EventLog<Kind>;
  readonly nodes: NodeTree<NodeKind>;
  /** The node that the event before this step, 1 or later, has happened to; −1 for none. */
  nodeAt(step: number): number;
  /** The steps to which events of this kind at this node lead, ascending. */
  steps(node: number, kind: Kind): ArrayLike<number>;
}

// Each takes a story and a step and gives a step: what the keys of a debugger do. They stay within the story.

export const forward = (story: Story, step: number): number => Math.min(step + 1, story.length);

export const back = (_story: Story, step: number): number => Math.max(step - 1, 0);

/** The first step after this one to which an event of this kind leads; undefined where there is none. */
export function next<Kind extends string>(story: Story<Kind>, kind: Kind, step: number): number | undefined {
  const event = story.log.first(kind, step);
  return event > story.length ? undefined : event;
}

/** The last step before this one to which an event of this kind leads; undefined where there is none. */
export function previous<Kind extends string>(
  story: Story<Kind>,
  kind: Kind,
  step: number,
): number | undefined {
  return story.log.last(kind, step - 1) || undefined;
}

type StoryOfMoves = Story & { move(node: number): unknown };

/**
 * The node that a path of moves leads to, as in "1.0", or "root". Moves stand as the trace has them (in an abstract tree:
 * child indices from 0). Throws a Refusal that begins with `asked` and says what there is, where there is no such node.
 */
export function findNode(story: StoryOfMoves, path: string, asked: string): number {
  if (story.nodes.size === 0) throw new Refusal(words, "nothingSearched", asked);
  let node = 0;
  for (const word of path === "root" ? [] : path.split(".")) {
    const children = [...story.nodes.children.row(node)];
    const child = children.find((id) => String(story.move(id)) === word);
    if (child === undefined) {
      const path = story.nodes.pathTo(node).slice(1);
      const [moves, others] = [path, children].map((nodes) => nodes.map((id) => String(story.move(id))));
      throw new Refusal(words, "noMoveThere", asked, word, moves, others);
    }
    node = child;
  }
  return node;
}
