import type { Run } from "../run/run.ts";
import type { TracedAct } from "./actsOf.ts";
import { rounding } from "./procedures/procedure.ts";
import { chanceOf } from "./starNode.ts";

/**
 * By how much a bound or a value may be off at this place of a search's acts: by nothing, but where means have been rounded.
 * An outcome's window is divided by its probability, and so is what was rounded before.
 */
export function roundingAt(run: Run, acts: readonly TracedAct[], place: number): number {
  if (run.chance === undefined) return 0;
  const before = acts[place - 1]?.act;
  if (acts[place].act.kind !== "window" || before?.kind !== "enter") return rounding;
  let least = 1;
  for (let node = run.outline.nodes[before.node]; node.parent; node = node.parent)
    least = Math.min(least, chanceOf(run, node));
  return rounding / least;
}
