import { opponent, type Side } from "../../engine/game.ts";
import { chooserAt } from "./moveTallies.ts";
import type { SamplingRun } from "./samplingRun.ts";
import { sideWord } from "./sideWords.ts";

/** Whose reward a node counts, as the search that is shown has it: by right that of the side that chose to come there. */
export function creditedSide(run: SamplingRun, node: number): Side {
  if (run.view.sampler === "creditedToRoot") return chooserAt(run, 0);
  if (run.view.sampler === "creditedToSideToMove" || node === 0) return chooserAt(run, node);
  return opponent(chooserAt(run, node));
}

/** The rule behind that, as a sentence. */
export function creditRule(run: SamplingRun): string {
  const root = sideWord(run, chooserAt(run, 0));
  if (run.view.sampler === "creditedToRoot")
    return `The mistake: each node counts what ${root} earns, who is to move at the root, whoever chose to come there.`;
  if (run.view.sampler === "creditedToSideToMove")
    return "The mistake: each node counts what the side earns that is to move there, though the other one chose to come.";
  return "Each node counts what the side earns that chose to come there. The root counts for the side to move.";
}

/** For whom the means are that stand below the nodes, in a few words. */
export function meanFor(run: SamplingRun): string {
  if (run.view.sampler === "creditedToRoot") return `the mean for ${sideWord(run, chooserAt(run, 0))}`;
  if (run.view.sampler === "creditedToSideToMove") return "the mean for who is to move there";
  return "the mean for who moved there";
}
