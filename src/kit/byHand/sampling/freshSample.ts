import { type Random, type Tree, writeTree } from "../../../engine/index.ts";
import type { Level } from "../difficulty.ts";
import { ofLevel } from "../procedures/ofLevel.ts";
import { pathOf, type SampledByHand, type SampledTask, sampleByHand, treeAt } from "./sampleActs.ts";

/** Iterations at most, and what it adds where the child to go down to is not that of the greatest mean. */
const [mostIterations, exploring] = [(level: Level) => 6 + 2 * level, 2];

/**
 * A tree that nobody has sampled, of won, lost and a few drawn games, of a level's difficulty: the same for the same seed on
 * every machine.
 */
export function freshSample(level: Level, seed: string): SampledTask {
  return ofLevel(level, JSON.stringify([seed, level]), (chance) => {
    const tree = writeTree(drawTree(chance, level < 3 ? 2 : 3));
    const task = { tree, seed: chance.below(1_000_000), iterations: mostIterations(level) };
    return { hardness: hardnessOf(sampleByHand(task)), of: (iterations) => ({ ...task, iterations }) };
  });
}

/**
 * How hard so many iterations are by hand, in acts: a child to be added and a reward to be told are one, and a child to go
 * down to is as many as there are to choose from.
 */
export function hardnessOf({ trace, acts, root }: SampledByHand): number[] {
  const after: number[] = [];
  let sum = 0;
  for (const { act, before } of acts) {
    if (act.kind === "select") {
      const above = act.node.split(".").slice(0, -1).join(".");
      sum += (treeAt(root, above) as readonly Tree[]).length;
      const sisters = Array.from({ length: trace.sizeAt(before) }, (_, node) => node).filter(
        (node) => node > 0 && pathOf(trace, trace.parent[node]) === above,
      );
      const best = Math.max(...sisters.map((node) => trace.mean(node, before)));
      const chosen = sisters.find((node) => pathOf(trace, node) === act.node)!;
      if (trace.mean(chosen, before) < best) sum += exploring;
    } else sum++;
    if (act.kind === "credit" && act.node === "") after.push(sum);
  }
  return after;
}

function drawTree(chance: Random, plies: number): Tree {
  const game = () => [0, 0, 1, 1, 0.5][chance.below(5)];
  const grow = (left: number): Tree =>
    left === 0 || (left < plies && chance.below(5) === 0)
      ? game()
      : Array.from({ length: 2 + chance.below(2) }, () => grow(left - 1));
  // Won and lost games are both in it: so an outcome is its own reward, and there is something to find out.
  for (;;) {
    const tree = grow(plies);
    const outcomes = [tree].flat(Infinity as 1) as number[];
    if (outcomes.includes(0) && outcomes.includes(1)) return tree;
  }
}
