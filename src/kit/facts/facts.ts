import { findStep } from "../../trace/index.ts";
import { betFacts } from "../bets/betFacts.ts";
import type { FigureKind } from "../figure/defineFigure.ts";
import { nearestName } from "../figure/view.ts";
import type { Facts } from "../prose/registry.ts";
import { runSetup } from "../run/run.ts";
import type { Setup } from "../run/setup.ts";
import { factsAt } from "./factsAt.ts";
import * as words from "./words.ts";

/** The facts of a setup, searched now, at a step by its name: for numbers in prose. Alpha-beta by default. */
export function factsOf(setup: Partial<Setup>, at = "end"): Facts {
  const run = runSetup({ algorithm: "alphaBeta", ...setup });
  const step = findStep(run.trace, at);
  return { ...factsAt(run, step), ...betFacts(run, step) };
}

/**
 * One fact of a figure where its page's attributes are changed in what is said. It must be what the page prints, where
 * that prints something by itself. Throws an Error that says what the figure says, or what it is called.
 */
export async function factIn(
  kind: FigureKind,
  attributes: Record<string, unknown>,
  said: Record<string, unknown>,
  name: string,
  printed: string | undefined,
): Promise<string> {
  await kind.prepare?.({ ...attributes, ...said });
  const facts = kind.facts(kind.over(kind.place(attributes).given, said));
  const fact = facts[name];
  if (fact === undefined) {
    const known = Object.keys(facts);
    throw new Error(words.noFact(kind.name, name, nearestName(name, known), known));
  }
  if (printed !== undefined && printed !== fact)
    throw new Error(words.otherFact(printed, kind.name, name, fact));
  return fact;
}
