import { narrate } from "../../kit/narration/stepWords.ts";
import { plainly, type Words } from "../../kit/narration/words.ts";
import type { Run } from "../../kit/run/run.ts";
import type { Setup } from "../../kit/run/setup.ts";
import { TreeCells } from "../../kit/tree/treeCells.svelte.ts";
import type { OutlineNode, TraceEvent } from "../../trace/index.ts";
import type { Mark, MarkedNode } from "./marks.ts";
import type { Lane } from "./pairOfRuns.ts";

/** More sentences than this are not looked through for the longest. */
const mostSentences = 400;

/** One of two runs, at its own step. */
export class LaneState {
  readonly lane: Lane;
  readonly run: Run;
  readonly cells: TreeCells;
  readonly marks: MarkCells;
  step = $state(0);
  /** Drawn nodes at which play halts, by id. */
  stops = $state.raw<ReadonlySet<number>>(new Set());

  constructor(lane: Lane) {
    this.lane = lane;
    this.run = lane.run;
    this.cells = new TreeCells(lane.run.outline, lane.run.trace, 0);
    this.marks = new MarkCells(lane.marked);
  }

  get setup(): Setup {
    return this.run.setup;
  }

  readonly counters = $derived.by(() => this.run.trace.counters(this.step));
  readonly sentence: Words[] = $derived.by(() => narrate(this.run, this.step));
  /** The longest sentence of the run, or of its first steps where it is long: figures keep room for it. */
  readonly longestSentence: string = $derived.by(() => {
    const steps = Array.from({ length: Math.min(this.run.trace.length, mostSentences) + 1 }, (_, i) => i);
    const sentences = steps.map((step) => plainly(narrate(this.run, step)));
    return sentences.reduce((longest, other) => (other.length > longest.length ? other : longest));
  });
  /** Drawn nodes from the root to where the search stands. */
  readonly path: readonly number[] = $derived.by(() => {
    void this.step;
    return this.cells.path;
  });
  readonly event: TraceEvent<unknown> | undefined = $derived.by(() =>
    this.step > 0 ? this.run.trace.event(this.step) : undefined,
  );

  /** The drawn node that shows a node of the trace. */
  drawn = (traceNode: number): OutlineNode => this.run.outline.nodes[this.cells.shownAt(traceNode)];

  /** To a step of its own, at a pair of steps. */
  goTo(step: number, pair: number): void {
    this.step = step;
    this.cells.moveTo(step);
    this.marks.moveTo(pair);
  }

  /** Sets a stop for play at a node, or takes it away. */
  toggleStop(node: OutlineNode): void {
    const stops = new Set(this.stops);
    if (!stops.delete(node.id)) stops.add(node.id);
    this.stops = stops;
  }

  /** Whether a node with a stop has just been entered. */
  get stopsHere(): boolean {
    return this.event?.kind === "enter" && this.stops.has(this.drawn(this.event.node).id);
  }
}

/** One node's mark as a signal of its own, so that a step repaints only the nodes it marks. */
class MarkCell {
  mark = $state.raw<Mark>();
}

/** The marks of a tree at a pair of steps. */
export class MarkCells {
  readonly #marked: readonly MarkedNode[];
  readonly #cells: ReadonlyMap<number, MarkCell>;
  /** How many of them are seen. */
  #seen = 0;

  constructor(marked: readonly MarkedNode[]) {
    this.#marked = marked;
    this.#cells = new Map(marked.map(({ id }) => [id, new MarkCell()]));
  }

  /** The mark of a drawn node. */
  at(id: number): Mark {
    return this.#cells.get(id)?.mark;
  }

  /** Shows another pair of steps. Costs the marks between the two. */
  moveTo(pair: number): void {
    const marked = this.#marked;
    for (; this.#seen < marked.length && marked[this.#seen].since <= pair; this.#seen++) {
      this.#cells.get(marked[this.#seen].id)!.mark = marked[this.#seen].mark;
    }
    for (; this.#seen > 0 && marked[this.#seen - 1].since > pair; this.#seen--) {
      this.#cells.get(marked[this.#seen - 1].id)!.mark = undefined;
    }
  }
}
