import { eventCode, eventCodeCount, eventKinds, isLeave, kindOfCode } from "../eventCode.ts";
import type { Trace } from "../trace.ts";
import { nameOfMoves } from "./nameOfMoves.ts";
import type { SharedNodes } from "./sharedNodes.ts";

type AnyTrace = Trace<unknown>;

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
export function eventKeys(
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
