import { formatValue } from "../../drawing/formatValue.ts";
import type { Outline, OutlineNode, Trace } from "../../trace/index.ts";
import type { Run } from "../run/run.ts";
import { tracedName } from "./nodeNames.ts";
import * as words from "./words.ts";

/** How far a search has come with a node. */
export type NodeStatus = "unvisited" | "active" | "done" | "cut";

/** How the line from the parent is drawn: it carries the parent's best value, or the whole root's. */
export type EdgeStatus = "unread" | "path" | "read" | "best" | "line" | "cut";

/** All that the picture of one node depends on, at one step. */
export interface NodeView {
  readonly status: NodeStatus;
  readonly edge: EdgeStatus;
  /** The search stands here. */
  readonly current: boolean;
  /** What the leaves read so far prove: the value is from `low` to `high`. */
  readonly low: number;
  readonly high: number;
  /** The window as the search holds it, while it stands here or below. */
  readonly alpha: number;
  readonly beta: number;
  /** Its value came out of a table: what is below was not read again. */
  readonly remembered: boolean;
  /** What somebody has returned for it by hand: it stands as it was said, a value or a bound. */
  readonly said?: number;
}

export const unseen: NodeView = {
  status: "unvisited",
  edge: "unread",
  current: false,
  low: -Infinity,
  high: Infinity,
  alpha: -Infinity,
  beta: Infinity,
  remembered: false,
};

export function sameView(a: NodeView, b: NodeView): boolean {
  return (
    a.status === b.status &&
    a.edge === b.edge &&
    a.current === b.current &&
    a.low === b.low &&
    a.high === b.high &&
    a.alpha === b.alpha &&
    a.beta === b.beta &&
    a.remembered === b.remembered &&
    a.said === b.said
  );
}

/** More leaves than this are not looked at one by one. */
const mostLeaves = 20_000;
const known = new WeakMap<Trace<unknown>, readonly number[]>();

/** What leaves of a search were worth, each value once: of a long search, of so many leaves as are enough for a scale. */
export function leafScores(trace: Trace<unknown>): readonly number[] {
  const scores = known.get(trace) ?? scoresOf(trace);
  known.set(trace, scores);
  return scores;
}

function scoresOf({ log, length }: Trace<unknown>): number[] {
  const scores = new Set<number>();
  const stride = Math.ceil(length / mostLeaves);
  for (let step = 0; step <= length; step += stride) {
    const leave = log.first("leave", step);
    if (leave <= length) scores.add(log.value(leave));
  }
  return [...scores];
}

/** The inner nodes that a search has entered, by id: those whose windows stay drawn where a book draws them so. */
export const enteredNodes = (outline: Outline, cells: readonly { readonly view: NodeView }[]): number[] =>
  outline.nodes
    .filter(({ id, value }) => value === undefined && /active|done/.test(cells[id].view.status))
    .map(({ id }) => id);

/** The arrow of a tree's picture from a cut to the node that owns the bound, by outline ids, and what stands at it. */
export interface OwnerArrow {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly string[];
}

/** The arrow for the event that leads to `step`; none where that is no cutoff, or nobody in the tree owns its bound. */
export function ownerArrow(
  run: Run,
  drawn: (traceNode: number) => OutlineNode,
  step: number,
): OwnerArrow | undefined {
  const { trace } = run;
  const event = step > 0 ? trace.event(step) : undefined;
  if (event?.kind !== "cutoff") return undefined;
  const cut = run.chance?.part.cut(run, step);
  const owner = cut?.owner ?? trace.owner(step);
  if (owner.kind !== "ancestor") return undefined;
  const bound = (cut?.end ?? (trace.side(event.node) === "min" ? "alpha" : "beta")) === "alpha" ? "α" : "β";
  const holder = owner.node === 0 ? undefined : tracedName(run, owner.node);
  return {
    from: drawn(event.node).id,
    to: drawn(owner.node).id,
    lines: [
      words.boundOf(holder, bound, formatValue(owner.value)),
      words.setBy(tracedName(run, owner.child)),
    ],
  };
}
