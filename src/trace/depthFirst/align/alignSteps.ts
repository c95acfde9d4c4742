import { isLeave } from "../eventCode.ts";
import type { Trace } from "../trace.ts";
import { eventKeys } from "./eventKeys.ts";
import { longestAlignment, type Matches } from "./longestAlignment.ts";
import { nameOfMoves } from "./nameOfMoves.ts";
import { sameResult } from "./sameResult.ts";
import { SharedNodes } from "./sharedNodes.ts";
import { type PairColumns, StepPairs } from "./stepPairs.ts";

type AnyTrace = Trace<unknown>;
type Pair<Item> = readonly [Item, Item];

/**
 * Two traces side by side: the pairs of steps through which both are gone in step.
 *
 * Events of the same kind at the same node stand side by side, as many as can; where only one of the traces has
 * an event the other waits, as near to the root as can be, so that it seldom waits in the midst of a visit that
 * the other makes twice. Where both have events of their own, the one with fewer goes first. Nodes are the same
 * where `nodes` has one number for them: by default where the same moves lead to them. Of equal traces every step
 * stands beside itself, and exchanging the traces exchanges the steps of every pair and changes nothing else.
 * `told` hears from time to time how much is done, a share from 0 to 1.
 */
export function alignSteps(
  one: AnyTrace,
  other: AnyTrace,
  nodes: SharedNodes = new SharedNodes([one, other]),
  told?: (share: number) => void,
): StepPairs {
  const keys = eventKeys([one, other], nodes);
  // Of several alignments as good, the one that is found must not depend on which trace comes first.
  const apart = firstDifference(keys);
  if (apart < 0) return pairUp([one, other], everyPlace(one.length), 0);
  const first = isAfter([one, other], nodes, apart) ? 1 : 0;
  const second = 1 - first;
  const matches = longestAlignment(keys[first], keys[second], waitingCost([one, other][first]), told);
  return pairUp([one, other], [matches[first], matches[second]], first);
}

/** The first place where two lists differ, one being at its end included; −1 where they are equal. */
function firstDifference([one, other]: Pair<Int32Array>): number {
  const place = one.findIndex((key, i) => key !== other[i]);
  return place < 0 && one.length < other.length ? one.length : place;
}

function everyPlace(length: number): Matches {
  const places = Int32Array.from({ length }, (_, place) => place);
  return [places, places];
}

/** Whether one trace comes after another: by length, and as a dictionary has what happens where they differ first. */
function isAfter([one, other]: Pair<AnyTrace>, nodes: SharedNodes, apart: number): boolean {
  if (one.length !== other.length) return one.length > other.length;
  return (
    wordsOf(one, nodes.ofTrace[0], nodes, apart + 1) > wordsOf(other, nodes.ofTrace[1], nodes, apart + 1)
  );
}

/** An event in words that are the same in both traces. */
function wordsOf(trace: AnyTrace, shared: Int32Array, nodes: SharedNodes, step: number): string {
  const nameOf = (node: number) => (node < 0 ? "outside" : nameOfMoves(nodes.moves(shared[node])));
  const event = trace.event(step);
  const at = `${event.kind} at ${nameOf(event.node)}`;
  if (event.kind === "iteration") return `${at} to ${event.depth}`;
  if (event.kind === "improve") {
    return `${at} by ${event.child < 0 ? nameOfMoves([event.move]) : nameOf(event.child)}`;
  }
  return event.kind === "research" ? `${at} of ${nameOf(event.child)}` : at;
}

/** What it costs to wait after an event, given by its place from 0: the deeper in the tree, the more. */
function waitingCost({ log, nodes }: AnyTrace): (place: number) => number {
  return (place) => {
    const node = nodes.ofEvent[place + 1];
    if (node < 0) return 1;
    // Where a node was left, the search stands above it.
    return nodes.plies[node] + (isLeave(log.code(place + 1)) ? 1 : 2);
  };
}

/**
 * Goes through two traces by what stands in both; what stands in one alone is come to between. Where both have as much
 * of their own, `first` goes first.
 */
function pairUp([one, other]: Pair<AnyTrace>, matches: Matches, first: number): StepPairs {
  const both = matches[0].length;
  const pairs = new PairWriter(1 + one.length + other.length - both);
  for (let k = 0; k <= both; k++) {
    const ends = k < both ? [matches[0][k], matches[1][k]] : [one.length, other.length];
    const gaps = [ends[0] - pairs.steps[0], ends[1] - pairs.steps[1]];
    const fewer = gaps[first] > gaps[1 - first] ? 1 - first : first;
    for (const side of [fewer, 1 - fewer]) for (let i = 0; i < gaps[side]; i++) pairs.goAlone(side);
    if (k < both) pairs.goTogether(!sameResult(one.log, ends[0] + 1, other.log, ends[1] + 1));
  }
  return new StepPairs(pairs.columns);
}

/** Writes pairs of steps one after the other, from the start of both traces on. */
class PairWriter {
  readonly columns: PairColumns;
  /** Where the two are. */
  readonly steps: [number, number] = [0, 0];
  #pair = 0;

  constructor(length: number) {
    this.columns = {
      steps: [new Int32Array(length), new Int32Array(length)],
      differs: new Uint8Array(length),
    };
  }

  goAlone(side: number): void {
    this.steps[side]++;
    this.#write(true);
  }

  goTogether(differs: boolean): void {
    this.steps[0]++;
    this.steps[1]++;
    this.#write(differs);
  }

  #write(differs: boolean): void {
    this.#pair++;
    this.columns.steps[0][this.#pair] = this.steps[0];
    this.columns.steps[1][this.#pair] = this.steps[1];
    this.columns.differs[this.#pair] = Number(differs);
  }
}
