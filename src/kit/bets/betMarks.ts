import { formatValue } from "../../drawing/formatValue.ts";
import type { TreeLayout } from "../../drawing/layoutTree.ts";
import { square } from "../../drawing/treeShapes.ts";
import type { OutlineNode } from "../../trace/index.ts";
import { algorithms } from "../run/algorithms.ts";
import type { Run } from "../run/run.ts";
import { fitNodeLabel } from "../tree/describeNode.ts";
import { type Bet, betsOf, settledAt } from "./betsOf.ts";
import type { BetStage } from "./words.ts";

/** What is marked at a drawn node: its bet, and how often it was visited where that is more than once. */
export interface BetMark {
  /** By its outline id. */
  readonly node: number;
  readonly stage: BetStage | undefined;
  readonly visits: number;
}

/** How far a bet has come at a step, which is not before it was made. */
function stageOf(bet: Bet, step: number): BetStage {
  if (step < bet.leave) return "open";
  if (bet.verdict === "trusted") return "lost";
  if (bet.verdict !== "lost") return bet.verdict;
  if (bet.again === undefined || step < bet.again.enter) return "lost";
  return step < settledAt(bet) ? "again" : "settled";
}

/**
 * The marks of a run at a step; `drawn` is the outline's node for one of the trace. A visit that is no bet takes away
 * the mark of an earlier one.
 */
export function betMarks(run: Run, drawn: (traceNode: number) => OutlineNode, step: number): BetMark[] {
  if (!algorithms[run.setup.algorithm].tests || !run.outline.complete) return [];
  const made = new Map<number, Bet>();
  for (const bet of betsOf(run) ?? []) if (bet.enter <= step) made.set(bet.node, bet);
  return entersOf(run).flatMap((enters, node) => {
    const visits = enters.filter((enter) => enter <= step).length;
    const bet = made.get(node);
    const latest = enters[visits - 1];
    const isBet = bet !== undefined && (latest === bet.enter || latest === bet.again?.enter);
    const stage = isBet ? stageOf(bet, step) : undefined;
    return stage === undefined && visits < 2 ? [] : [{ node: drawn(node).id, stage, visits }];
  });
}

const known = new WeakMap<object, readonly (readonly number[])[]>();

/** The steps that enter each node of the trace. */
function entersOf({ trace }: Run): readonly (readonly number[])[] {
  const enters = known.get(trace) ?? Array.from({ length: trace.size }, (_, node) => trace.enters(node));
  known.set(trace, enters);
  return enters;
}

/** The pill that says how often a node was visited: its middle, its width and the size of its type, in pixels. */
interface VisitsPill {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** Of every pill, in pixels. */
export const pillHeight = 14;
const air = 1.5;
/** Type as large as is wanted, and the smallest that can be read: its size, a character's width, and what is around. */
const types = [
  { size: 10.5, character: 6, around: 8 },
  { size: 9, character: 5.2, around: 4 },
];
/** On the way to where the search is, nodes are drawn no smaller than this: see `NearNodes.svelte`. */
const smallestNear = 13;

/**
 * Where it stands, so that it covers nothing that says something: under a triangle's row, left of the edges that begin
 * there. Both sides of a triangle's tip are taken by values, what was returned and what is true, the room above by the
 * bet itself and by a look into the table. Undefined where the next node is too close.
 *
 * @param below pixels that a board takes below each node
 * @param raised something else stands under leaves
 */
export function placeVisits(
  text: string,
  node: OutlineNode,
  { x, y, radii, spaces }: TreeLayout,
  below: number,
  raised: boolean,
): VisitsPill | undefined {
  const { id, value, side } = node;
  const most = spaces[id] - 1;
  const type = types.find(({ character, around }) => text.length * character + around <= most);
  if (type === undefined) return undefined;
  const { size } = type;
  const width = Math.min(text.length * types[0].character + types[0].around, most);
  const at = (x: number, top: number) => ({ x, y: y[id] + top + pillHeight / 2, width, size });
  /** Left of the edges, as far as they are one, but nearer to its own node than to the next. */
  const beside = x[id] - Math.min(width / 2 + 2, spaces[id] / 4);
  const radius = radii[id];
  const near = Math.max(radius, smallestNear);
  if (value === undefined) {
    const bare = side === "max" ? 0.8 * near : 0.6 * near + 9;
    return at(beside, (below > 0 ? 0.8 * radius + below : bare) + air);
  }
  const label = fitNodeLabel(node, formatValue(value), { radius, space: spaces[id], scale: 1 });
  const turned = label.place === "turned";
  const half = Math.max(square(near).size / 2, turned ? label.half + 2.5 : 0);
  // A leaf on its side takes up the room that is below the others.
  if (raised || turned) return at(beside, -half - air - pillHeight);
  return at(x[id], (below > 0 ? 0.8 * radius + below : half) + air);
}
