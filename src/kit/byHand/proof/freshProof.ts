import { measureTree, type Random, random, type Tree, writeTree } from "../../../engine/index.ts";
import type { Level } from "../difficulty.ts";
import { ofLevel } from "../procedures/ofLevel.ts";
import type { Solved } from "./proofAct.ts";
import { proofActs, type TracedProofAct } from "./proofSituation.ts";
import { type ProofTask, type ProvedByHand, proveByHand } from "./proveByHand.ts";
import { isSolved } from "./wrongNumbers.ts";

/** Values of leaves are whole numbers from 0 up to this, and goals from this to that; of the easier levels, 0 and 1, and 1. */
const [mostValue, goals] = [9, [3, 7]];
/** What an act is worth that only reads what stands there, or follows without a choice. */
const reading = 0.5;
/** What is added, in acts, for a choice among equals, and for a node that is open still though a child of it is solved. */
const [tie, mixed] = [1, 1];

/** A tree and a goal that nobody has searched for, of a level's difficulty: the same for the same seed on every machine. */
export function freshProof(level: Level, seed: string): ProofTask {
  const text = JSON.stringify(["proof", seed, level]);
  const wanted: Solved = random(text).below(2) === 0 ? "proved" : "disproved";
  return ofLevel(level, text, (chance) => {
    const isPlain = level < 3;
    const tree = drawTree(chance, isPlain ? 1 : mostValue, isPlain ? 3 : 4, level < 6 ? 3 : 5);
    const goal = isPlain ? 1 : goals[0] + chance.below(goals[1] - goals[0] + 1);
    if (typeof tree === "number" || measureTree(tree).leaves > mostLeaves(level)) return undefined;
    const task = { tree: writeTree(tree), goal };
    const run = proveByHand(task);
    const acts = proofActs(run);
    if (run.answer !== wanted || !teaches(run, acts, level)) return undefined;
    return { hardness: [hardnessOf(run, acts)], of: () => task };
  });
}

/** What can be drawn at all sizes of a screen. */
const mostLeaves = (level: Level): number => 8 + 2 * level + (level < 6 ? 0 : 2);

/** How hard it is by hand, in acts. */
export const hardnessOf = (run: ProvedByHand, acts: readonly TracedProofAct[]): number =>
  acts.reduce((sum, traced) => sum + hardnessOfAct(run, traced), 0);

function hardnessOfAct({ trace }: ProvedByHand, { act, situation }: TracedProofAct): number {
  const { step, phase, node } = situation;
  if (act.kind === "select") {
    const event = trace.event(step + 1);
    const equals = event.kind === "select" ? event.equals : 1;
    return trace.children(node, step).length === 1 ? reading : 1 + (equals > 1 ? tie : 0);
  }
  if (act.kind !== "numbers" || phase === "new") return reading;
  const children = trace.compared(node, step);
  if (children.length === 1) return reading;
  const isMixed = !isSolved(act) && children.some(isSolved);
  return 1 + (isMixed ? mixed : 0);
}

/** Whether there is in it what the search is there for. */
function teaches(run: ProvedByHand, acts: readonly TracedProofAct[], level: Level): boolean {
  const { trace } = run;
  const expanded = trace.counters(trace.length).expanded;
  if (expanded < 3) return false;
  // From the second level on it changes its mind: a round goes another way than the one before.
  const ways = acts.flatMap(({ act, situation }) =>
    act.kind === "select" && situation.node === 0 ? [act.node] : [],
  );
  if (level > 1 && new Set(ways).size < 2) return false;
  if (level < 3) return true;
  // From the third on something is solved in a tree that is not, and something is left out.
  const isMixed = acts.some(
    ({ act, situation }) =>
      act.kind === "numbers" &&
      situation.phase === "up" &&
      !isSolved(act) &&
      trace.compared(situation.node, situation.step).some(isSolved),
  );
  return isMixed && measureTree(run.tree).nodes > trace.nodes.size;
}

/** A tree so many plies deep at most; of lines below the root's children one in so many ends sooner. */
function drawTree(chance: Random, mostWorth: number, plies: number, ending: number): Tree {
  const grow = (ply: number): Tree => {
    const endsSoon = ply > 1 ? chance.below(ending) === 0 : ply === 1 && chance.below(8) === 0;
    if (ply === plies || endsSoon) return chance.below(mostWorth + 1);
    const children = ply === 0 ? 2 + chance.below(2) : chance.below(4) === 0 ? 3 : 2;
    return Array.from({ length: children }, () => grow(ply + 1));
  };
  return grow(0);
}
