import { readTicks } from "../../../kit/behaviour/behaviourRun.ts";
import { freshTicks } from "../../../kit/byHand/ticks/freshTicks.ts";
import { tickByHand } from "../../../kit/byHand/ticks/tickActs.ts";
import { type TicksProcedure, ticksProcedure } from "../../../kit/byHand/ticks/ticksProcedure.ts";
import type { Settled } from "../practice.svelte.ts";
import type { ProcedureName } from "../practiceNames.ts";
import * as words from "./words.ts";

/** More nodes than this nobody ticks by hand, and ticks that come to more acts are left out. */
const [mostNodes, mostActs] = [40, 150];

/** The ticks to be carried out, of a fresh tree or of one that was given. Throws what is wrong with that. */
export function ticksByHand({ level, seed, tree }: Settled<ProcedureName>): TicksProcedure {
  if (tree === undefined) return ticksProcedure(freshTicks(level, seed));
  const task = readTicks(tree);
  const { run, acts } = tickByHand(task);
  if (run.nodes.length > mostNodes) throw new Error(words.tooLarge(mostNodes));
  // The last tick that ends early enough is the last; one there is always.
  const beyond = acts[mostActs]?.tick ?? task.ticks;
  return ticksProcedure({ ...task, ticks: Math.max(1, beyond) });
}
