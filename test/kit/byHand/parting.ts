import type { Act } from "../../../src/kit/byHand/act.ts";
import { isSameAct } from "../../../src/kit/byHand/act.ts";
import { actsOf } from "../../../src/kit/byHand/actsOf.ts";
import type { HandState } from "../../../src/kit/byHand/handState.ts";
import { roundingAt } from "../../../src/kit/byHand/roundingAt.ts";
import type { Run } from "../../../src/kit/run/run.ts";
import type { OutlineNode } from "../../../src/trace/index.ts";

const hundredth = (value: number) => (Number.isFinite(value) ? Math.round(value * 100) / 100 : value);
/** An act as whoever rounds says it. */
export const rounded = (act: Act): Act => {
  if (act.kind === "return") return { ...act, value: hundredth(act.value) };
  return act.kind === "window"
    ? { kind: "window", alpha: hundredth(act.alpha), beta: hundredth(act.beta) }
    : act;
};
/** Where somebody's acts part from the search's, and whether they do. */
export function parting(run: Run, acts: readonly Act[]): number | undefined {
  const right = actsOf(run);
  const place = right.findIndex(
    ({ act }, place) => !acts[place] || !isSameAct(acts[place], act, roundingAt(run, right, place)),
  );
  return place < 0 && acts.length === right.length ? undefined : place < 0 ? right.length : place;
}

/** Any sentence of that kind, whatever its numbers are. */
export function saying(sentence: (...numbers: [string, string]) => string): RegExp {
  const quoted = sentence("NUMBER", "NUMBER").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`^${quoted.replaceAll("NUMBER", "[−∞0-9.]+")}$`, "i");
}

/** Whether a number that is wrong for another reason is by chance an end of the window of the draw. */
export function isByChanceAnEnd(state: HandState, draw: OutlineNode, act: Act): boolean {
  const { alpha, beta } = state.windows.get(draw.id)!;
  const near = (one: number, other: number) => one === other || Math.abs(one - other) < 0.012;
  if (act.kind === "return") return near(act.value, alpha) || near(act.value, beta);
  return act.kind === "window" && near(act.alpha, alpha) && near(act.beta, beta);
}
