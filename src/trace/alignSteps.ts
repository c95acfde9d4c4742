import { longestAlignment, type Match } from "./longestAlignment.ts";
import { nameOfMoves } from "./nameOfMoves.ts";
import type { Trace } from "./trace.ts";
import type { TraceEvent } from "./traceEvent.ts";

/** Two traces, each at a step. */
export interface StepPair {
  readonly steps: readonly [number, number];
  /** Which of them has gone a step on to come here: both where the same happened in both. */
  readonly moved: readonly [boolean, boolean];
  /** They do not agree here: one went on alone, or both did the same and it brought another result. */
  readonly differs: boolean;
}

type AnyTrace = Trace<unknown>;
type Pair<Item> = readonly [Item, Item];
/** What a node of a trace is called. */
export type NameNode = (node: number) => string;

/**
 * Two traces side by side: the pairs of steps through which both are gone in step. Pair 0 is [0, 0], the last
 * holds both lengths, and every step of each trace is come to once and in order.
 *
 * Events of the same kind at the same node stand side by side, as many as can; where only one of the traces has
 * an event the other waits, as near to the root as can be, so that it seldom waits in the midst of a visit that
 * the other makes twice. Where both have events of their own, the one with fewer goes first. Nodes are the same
 * where `names` calls them the same: by default where the same moves lead to them. Of equal traces every step
 * stands beside itself, and exchanging the traces exchanges the steps of every pair and changes nothing else.
 */
export function alignSteps(
  one: AnyTrace,
  other: AnyTrace,
  names: Pair<NameNode> = [byMoves(one), byMoves(other)],
): StepPair[] {
  const keys = [keysOf(one, names[0]), keysOf(other, names[1])] as const;
  // Of several alignments as good, the one that is found must not depend on which trace comes first.
  const exchanged = isAfter(keys[0], keys[1]);
  const [first, second] = exchanged ? [keys[1], keys[0]] : keys;
  const matches = longestAlignment(first, second, waitingCost(exchanged ? other : one));
  const moves = movesBetween(matches, [first.length, second.length]);
  let steps: Pair<number> = [0, 0];
  const pairs: StepPair[] = [{ steps, moved: [false, false], differs: false }];
  for (const [a, b] of moves) {
    const moved: Pair<boolean> = exchanged ? [b, a] : [a, b];
    steps = [steps[0] + Number(moved[0]), steps[1] + Number(moved[1])];
    const alone = moved[0] !== moved[1];
    pairs.push({ steps, moved, differs: alone || !sameResult(one.event(steps[0]), other.event(steps[1])) });
  }
  return pairs;
}

const byMoves = (trace: AnyTrace) => (node: number) => nameOfMoves(trace.moves(node));

/** What happens at each step, from step 1 on, as texts that are equal where the same happens. */
function keysOf(trace: AnyTrace, nameNode: NameNode): string[] {
  const names = Array.from({ length: trace.size }, (_, node) => nameNode(node));
  const nameOf = (node: number) => names[node] ?? "outside";
  return Array.from({ length: trace.length }, (_, step) => {
    const event = trace.event(step + 1);
    const at = `${event.kind} at ${nameOf(event.node)}`;
    if (event.kind === "iteration") return `${at} to ${event.depth}`;
    // A best value may come from a move that was never entered, in a recording that somebody made up.
    if (event.kind === "improve") return `${at} by ${names[event.child] ?? nameOfMoves([event.move])}`;
    return event.kind === "research" ? `${at} of ${nameOf(event.child)}` : at;
  });
}

/** What it costs to wait after an event, given by its place from 0: the deeper in the tree, the more. */
function waitingCost(trace: AnyTrace): (place: number) => number {
  return (place) => trace.path(place + 1).length + 1;
}

/** Whether one list comes after another: by length, and as a dictionary has them. */
function isAfter(one: readonly string[], other: readonly string[]): boolean {
  if (one.length !== other.length) return one.length > other.length;
  const first = one.findIndex((key, i) => key !== other[i]);
  return first >= 0 && one[first] > other[first];
}

/** Who goes on from pair to pair. */
function movesBetween(matches: readonly Match[], lengths: Pair<number>): Pair<boolean>[] {
  const moves: Pair<boolean>[] = [];
  let [a, b] = [0, 0];
  for (const match of [...matches, undefined]) {
    const gaps = [(match?.[0] ?? lengths[0]) - a, (match?.[1] ?? lengths[1]) - b];
    const alone: Pair<boolean>[] = [
      ...Array.from({ length: gaps[0] }, () => [true, false] as const),
      ...Array.from({ length: gaps[1] }, () => [false, true] as const),
    ];
    moves.push(...(gaps[0] > gaps[1] ? alone.reverse() : alone));
    if (!match) return moves;
    moves.push([true, true]);
    [a, b] = [match[0] + 1, match[1] + 1];
  }
  return moves;
}

/** Whether two events of one kind at one node tell the same. Windows and depths are how it was asked, not what came. */
function sameResult(one: TraceEvent<unknown>, other: TraceEvent<unknown>): boolean {
  if (one.kind === "leave" && other.kind === "leave") return one.value === other.value;
  if (one.kind === "improve" && other.kind === "improve") return one.value === other.value;
  if (one.kind === "cutoff" && other.kind === "cutoff") return one.skipped.length === other.skipped.length;
  if (one.kind === "probe" && other.kind === "probe") {
    return one.result === other.result && one.value === other.value && one.bound === other.bound;
  }
  if (one.kind === "store" && other.kind === "store") {
    return one.value === other.value && one.bound === other.bound && one.depth === other.depth;
  }
  return true;
}
