import { eventCode, eventCodeCount, eventKinds, isLeave, kindOfCode } from "../eventCode.ts";
import type { Log } from "../log.ts";
import type { Trace } from "../trace.ts";
import { longestAlignment, type Matches } from "./longestAlignment.ts";
import { nameOfMoves, SharedNodes } from "./sharedNodes.ts";
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

/**
 * Whether an event of one log and one of another, of one kind and at one node, tell the same. Windows and depths are
 * how it was asked, not what came of it.
 */
function sameResult(log: Log<unknown>, event: number, otherLog: Log<unknown>, otherEvent: number): boolean {
  const code = log.code(event);
  if (isLeave(code) || code === eventCode.improve)
    return isSameValue(log.value(event), otherLog.value(otherEvent));
  if (code === eventCode.cutoff) return skips(log, event) === skips(otherLog, otherEvent);
  if (code === eventCode.store) {
    const { columns } = log;
    const [place, otherPlace] = [log.place(event), otherLog.place(otherEvent)];
    return (["storeValue", "storeBound", "storeDepth"] as const).every(
      (name) => columns[name].at(place) === otherLog.columns[name].at(otherPlace),
    );
  }
  if (kindOfCode(code) !== "probe") return true;
  if (code !== otherLog.code(otherEvent)) return false;
  const told = answer(log, event);
  if (told !== answer(otherLog, otherEvent)) return false;
  const { probeValue } = log.columns;
  return (
    told < 4 || probeValue.at(log.place(event)) === otherLog.columns.probeValue.at(otherLog.place(otherEvent))
  );
}

/** Means are sums, which another order of their parts may round otherwise. */
const rounding = 1e-12;
const isSameValue = (one: number, other: number): boolean =>
  one === other || Math.abs(one - other) <= rounding * Math.max(1, Math.min(Math.abs(one), Math.abs(other)));

function skips(log: Log<unknown>, cutoff: number): number {
  const { start, end } = log.skipped(cutoff);
  return end - start;
}

/** What a probe brought: see the column `probeBound`; from 4 on a value too. */
const answer = (log: Log<unknown>, probe: number): number =>
  log.hasMore(probe) ? log.columns.probeBound.at(log.place(probe)) : 0;

/** What a node is called that is none: events of the whole search stand there. */
const outside = -1;
/** A key is what it is about, and the kind of the event in its lowest bits. */
const kindShift = 4;
/** By code. */
const kindNumbers = Array.from({ length: eventCodeCount }, (_, code) => eventKinds.indexOf(kindOfCode(code)));

/**
 * What happens at each step of two traces, from step 1 on, as numbers that are equal where the same happens: an event
 * of the same kind at the same node.
 */
function eventKeys(
  traces: readonly [AnyTrace, AnyTrace],
  { ofTrace }: SharedNodes,
): readonly [Int32Array, Int32Array] {
  /** What is about more than one node, by its words; there is little of that. */
  const rare = new Map<string, number>();
  const numberOf = (words: string): number => {
    const number = rare.get(words) ?? rare.size;
    rare.set(words, number);
    return number;
  };
  return [keysOf(traces[0], ofTrace[0], numberOf), keysOf(traces[1], ofTrace[1], numberOf)];
}

function keysOf(
  { log, nodes }: AnyTrace,
  shared: Int32Array,
  numberOf: (words: string) => number,
): Int32Array {
  const keys = new Int32Array(log.length);
  let left = outside;
  for (let event = 1; event <= log.length; event++) {
    const code = log.code(event);
    const node = nodes.ofEvent[event];
    const at = node < 0 ? outside : shared[node];
    let about = at;
    if (isLeave(code)) left = at;
    else if (code === eventCode.research) about = numberOf(`${at} of ${left}`);
    else if (code === eventCode.iteration)
      about = numberOf(`to ${log.columns.iterationDepth.at(log.place(event))}`);
    else if (code === eventCode.improve) {
      const child = nodes.trie.find(node, log.payload(event));
      // A best value may come from a move that was never entered, in a recording that somebody made up.
      const unknown = child < 0 && nameOfMoves([log.move(log.payload(event))]);
      about = unknown === false ? shared[child] : -2 - numberOf(`${at} by ${unknown}`);
    }
    keys[event - 1] = (about << kindShift) | kindNumbers[code];
  }
  return keys;
}
