import { freshRun } from "../../kit/byHand/freshRun.ts";
import { type Run, runSetup } from "../../kit/run/run.ts";
import { setupOf } from "../../kit/run/setup.ts";
import { HandRun } from "./handRun.svelte.ts";
import type { Settled } from "./practice.svelte.ts";
import type { TreeSearchName } from "./practiceNames.ts";
import * as words from "./words.ts";

/** More leaves than this nobody goes through by hand. */
const mostLeaves = 40;

/** A search to be carried out, of a fresh tree or of one that was given. Throws what is wrong with that. */
export function searchByHand({ algorithm, level, seed, tree, telling }: Settled<TreeSearchName>): HandRun {
  const run = tree === undefined ? freshRun(algorithm, level, seed) : givenRun(algorithm, tree);
  return new HandRun(run, telling ?? "atOnce");
}

function givenRun(algorithm: TreeSearchName, tree: string): Run {
  const run = runSetup(setupOf({ algorithm, tree }));
  const leaves = run.outline.complete ? run.measures.leaves! : Infinity;
  if (leaves > mostLeaves) throw new Error(words.tooLarge(mostLeaves));
  if (run.outline.nodes.length < 2) throw new Error(words.noMoves);
  return run;
}
