import { eventCode } from "../../trace/depthFirst/eventCode.ts";
import type { Run } from "../run/run.ts";
import type { Visit } from "./bet.ts";

/** One test of the whole tree, and what all tests up to it have proved: the root is worth `lower` to `upper`. */
export interface Pass extends Visit {
  readonly lower: number;
  readonly upper: number;
}

const known = new WeakMap<object, readonly Pass[]>();

/** The tests of the root in the order in which they were made, for a search such as MTD(f) that only tests. */
export function passesOf(run: Run): readonly Pass[] {
  const passes = known.get(run.trace) ?? find(run);
  known.set(run.trace, passes);
  return passes;
}

function find({ trace, setup }: Run): Pass[] {
  let [lower, upper] = setup.window ?? [-Infinity, Infinity];
  const leaves = trace.leaves(0);
  return trace.enters(0).flatMap((enter, pass) => {
    const [entered, left] = [trace.event(enter), trace.event(leaves[pass] ?? enter)];
    if (entered.kind !== "enter" || left.kind !== "leave") return [];
    const { alpha, beta } = entered;
    if (left.value > alpha) lower = left.value;
    if (left.value < beta) upper = left.value;
    const leave = leaves[pass];
    const nodes = trace.log.count(eventCode.enter, leave) - trace.log.count(eventCode.enter, enter - 1);
    return [{ alpha, beta, enter, leave, value: left.value, nodes, lower, upper }];
  });
}
