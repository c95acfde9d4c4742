import { findStep } from "../../trace/index.ts";
import { betFacts } from "../bets/betFacts.ts";
import type { Facts } from "../prose/registry.ts";
import { runSetup } from "../run/run.ts";
import type { Setup } from "../run/setup.ts";
import { factsAt } from "./factsAt.ts";

/** The facts of a setup, searched now, at a step by its name: for numbers in prose. Alpha-beta by default. */
export function factsOf(setup: Partial<Setup>, at = "end"): Facts {
  const run = runSetup({ algorithm: "alphaBeta", ...setup });
  const step = findStep(run.trace, at);
  return { ...factsAt(run, step), ...betFacts(run, step) };
}
