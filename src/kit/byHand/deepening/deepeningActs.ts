import type { OutlineNode, TraceEvent } from "../../../trace/index.ts";
import { alignTrace } from "../../tree/alignTrace.ts";
import type { DeepenedByHand, WholeSearch } from "./deepenByHand.ts";
import type { DeepeningAct } from "./deepeningAct.ts";

export interface Window {
  readonly alpha: number;
  readonly beta: number;
}

/** How it stands at a node that is being searched. */
export interface OpenNode {
  readonly node: OutlineNode;
  /** Plies that the search may still go down from here. */
  readonly left: number;
  /** Nothing has been said of it since it was entered. */
  readonly isFresh: boolean;
  /** The window that it was entered with, and what its children have made of it. */
  readonly given: Window;
  readonly held: Window;
  /** Its children in the order in which they are tried, by id. */
  readonly order: readonly number[];
  /** What they have returned, by id, as far as they have, in that order. */
  readonly values: ReadonlyMap<number, number>;
  /** The child that is best so far; undefined before the first. */
  readonly best: number | undefined;
}

/** How it stands when an act is done. */
export interface DeepeningSituation {
  readonly right: DeepeningAct;
  /** How deep the search looks that is on its way, or was last; 0 before the first. */
  readonly depth: number;
  /** Where it stands; undefined between two searches, and after the last. */
  readonly open: OpenNode | undefined;
  /** The node above that. */
  readonly above: OpenNode | undefined;
  /** The root as it stands, or stood when the last search was over. */
  readonly root: OpenNode | undefined;
  /** The last search that came to its end; undefined before. */
  readonly last: WholeSearch | undefined;
  /** The window of the root at the end of that. */
  readonly lastHeld: Window | undefined;
  readonly isTimeUp: boolean;
}

export interface TracedDeepeningAct {
  readonly act: DeepeningAct;
  readonly situation: DeepeningSituation;
}

/** A node that is open, as it changes. */
interface Frame extends OpenNode {
  isFresh: boolean;
  held: Window;
  order: readonly number[];
  values: Map<number, number>;
  best: number | undefined;
}

/** What the engine did, as acts, in order: whether a node is gone on at, and with which window, is said after it is entered. */
export function deepeningActs(run: DeepenedByHand): TracedDeepeningAct[] {
  const walk = new Walk(run);
  for (let step = 1; step <= run.trace.length; step++) walk.take(step);
  walk.end();
  return walk.acts;
}

/** The engine's trace, event by event. */
class Walk {
  readonly acts: TracedDeepeningAct[] = [];
  readonly #run: DeepenedByHand;
  readonly #shown: Readonly<Int32Array>;
  readonly #path: Frame[] = [];
  #depth = 0;
  #root: Frame | undefined;
  #last: WholeSearch | undefined;
  #lastHeld: Window | undefined;

  constructor(run: DeepenedByHand) {
    this.#run = run;
    this.#shown = alignTrace(run.outline, run.trace).shown;
    if (!run.task.iterated) this.#depth = run.task.depth;
  }

  take(step: number): void {
    const event = this.#run.trace.event(step);
    const frame = this.#path.at(-1);
    switch (event.kind) {
      case "iteration":
        this.#add({ kind: "iterate", depth: event.depth });
        this.#depth = event.depth;
        break;
      case "enter":
        this.#enter(event, step);
        break;
      case "order":
        if (frame) frame.order = event.moves.map((move) => frame.node.children[Number(move)].id);
        break;
      case "improve":
        if (frame) frame.best = this.#shown[event.child];
        break;
      case "cutoff":
        this.#add({ kind: "cut" });
        break;
      case "leave":
        this.#leave(event);
    }
  }

  /** Says which move is played. */
  end(): void {
    this.#add({ kind: "answer", node: this.#last!.line[0] }, this.#run.ended === "budget");
  }

  #enter(event: Extract<TraceEvent<unknown>, { kind: "enter" }>, step: number): void {
    const { trace, outline, task } = this.#run;
    const node = outline.nodes[this.#shown[event.node]];
    if (this.#path.length > 0) this.#add({ kind: "enter", node: node.id });
    const given = { alpha: event.alpha, beta: event.beta };
    const order = node.children.map(({ id }) => id);
    const values = new Map<number, number>();
    const begun = { node, given, order, values, left: event.depth, held: given, isFresh: true };
    const frame: Frame = { ...begun, best: undefined };
    if (this.#path.length === 0) this.#root = frame;
    this.#path.push(frame);
    const next = step < trace.length ? trace.event(step + 1) : undefined;
    if (next?.kind === "leave" && next.from !== "children") return;
    // The window of the first search of all is given.
    if (task.iterated && (this.#path.length > 1 || this.#last)) this.#add({ kind: "window", ...given });
    // By minimax nothing is said of a node where the search goes on: it does.
    frame.isFresh = !task.iterated && this.#path.length > 1;
  }

  #leave({ value, from }: Extract<TraceEvent<unknown>, { kind: "leave" }>): void {
    if (from === "evaluation") this.#add({ kind: "estimate" });
    else if (from === "outcome") this.#add({ kind: "outcome" });
    else this.#add({ kind: "return", value });
    const left = this.#path.pop()!;
    const above = this.#path.at(-1);
    if (above) {
      const { alpha, beta } = above.held;
      above.isFresh = false;
      above.values.set(left.node.id, value);
      above.held =
        above.node.side === "max"
          ? { alpha: Math.max(alpha, value), beta }
          : { alpha, beta: Math.min(beta, value) };
      return;
    }
    this.#last = this.#run.searches.find(({ depth }) => depth === this.#depth);
    this.#lastHeld = left.held;
  }

  #add(act: DeepeningAct, isTimeUp = false): void {
    const copied = (frame: Frame | undefined): OpenNode | undefined =>
      frame && { ...frame, values: new Map(frame.values) };
    const situation = {
      right: act,
      depth: this.#depth,
      open: isTimeUp ? undefined : copied(this.#path.at(-1)),
      above: isTimeUp ? undefined : copied(this.#path.at(-2)),
      root: copied(this.#root),
      last: this.#last,
      lastHeld: this.#lastHeld,
      isTimeUp,
    };
    this.acts.push({ act, situation });
  }
}
