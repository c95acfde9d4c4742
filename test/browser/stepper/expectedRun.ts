import { chance } from "../../../src/kit/chance/chance.ts";
import { narrate } from "../../../src/kit/narration/stepWords.ts";
import { plainly } from "../../../src/kit/narration/words.ts";
import { takeChance } from "../../../src/kit/run/chancePart.ts";
import { type Run, runSetup } from "../../../src/kit/run/run.ts";
import type { Setup } from "../../../src/kit/run/setup.ts";
import { findStep } from "../../../src/trace/index.ts";

// A figure fetches it when a tree asks for it.
takeChance(chance);

/** What a figure has to show, computed here by the engine. */
export interface ExpectedRun extends Run {
  /** A step by its name in the language of chapters. */
  step(at: string): number;
  /** What the figure says at a step. */
  sentence(step: number): string;
}

export function expectedRun(setup: Setup): ExpectedRun {
  const run = runSetup(setup);
  return {
    ...run,
    step: (at) => findStep(run.trace, at),
    sentence: (step) => plainly(narrate(run, step)),
  };
}

/** The tree that most chapters use. */
export const textbookTree = "[[3,12,8],[2,4,6],[14,5,2]]";
