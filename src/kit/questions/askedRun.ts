import { type Run, runSetup } from "../run/run.ts";
import { type Setup, setupOf } from "../run/setup.ts";

/** Searches what a question is about. Throws where its tree is too large to be drawn whole: nobody could answer. */
export function askedRun(question: Partial<Setup>): Run {
  const run = runSetup(setupOf(question));
  if (!run.outline.complete)
    throw new Error("A question needs a tree that can be drawn whole: give it a depth.");
  return run;
}
