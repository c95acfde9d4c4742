import { plainStep } from "../core/rounds.ts";
import { type TickTrace, tickKinds } from "./tickTrace.ts";

/**
 * A step by the words that chapters use: "start", "end", "7", "tick 3" (when it is over), "tick 3 sees the intruder"
 * (when that node has been left in it), "tick 3 enter chase", "abandon 1". `nameOf` says what a node is called. Throws
 * where there is none.
 */
export function findTickStep(
  trace: TickTrace<unknown>,
  at: string,
  nameOf: (node: number) => string,
): number {
  const step = plainStep(trace.length, at) ?? abandonment(trace, at) ?? inTick(trace, at, nameOf);
  if (step !== undefined) return step;
  throw new Error(`There is no step "${at}" in these ${trace.begins.length - 1} ticks`);
}

function abandonment({ log }: TickTrace<unknown>, at: string): number | undefined {
  const [, nth] = at.match(/^abandon (\d+)$/) ?? [];
  if (nth === undefined) return undefined;
  return log.events(tickKinds.indexOf("abandon"))[Number(nth) - 1];
}

function inTick(
  { events, begins }: TickTrace<unknown>,
  at: string,
  nameOf: (node: number) => string,
): number | undefined {
  const [, tick, enter, name] = at.match(/^tick (\d+)(?: (enter )?(.+))?$/) ?? [];
  if (tick === undefined || name === undefined) return begins[Number(tick)];
  const wanted = enter ? "enter" : "leave";
  const found = events.findIndex(
    ({ kind, node, tick: its }) => its === Number(tick) - 1 && kind === wanted && nameOf(node) === name,
  );
  return found < 0 ? undefined : found + 1;
}
