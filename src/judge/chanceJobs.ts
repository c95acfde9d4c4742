import { type ChanceTree, type Random, random, writeChanceTree } from "../engine/index.ts";
import type { Job } from "./job.ts";

/** Trees with chance nodes that are shown: the stepper's own, and a chapter's. */
export const shownChanceTrees = [
  "[4,{1/2:[2,8],1/2:[5,7]},{1/6:[9,1],1/3:[3,6],1/2:[0,4]}]",
  "[2,{1/2:0,1/2:5}]",
  "[3,{1/2:0,1/2:5}]",
  "[3,{1/2:0,1/2:8}]",
  "[{1/3:[6,9],2/3:[3,5]},{1/2:[2,12],1/2:[7,8]}]",
  "[{2/3:[6,9],1/3:[3,5]},{1/2:[2,12],1/2:[7,8]}]",
  "[4,{1/2:[3,6,8],1/2:[5,9,7]}]",
];

/** Small ones on which mistakes are seen at once. */
const tellingTrees = ["{1/4:0,3/4:1}", "[2,{1/6:0,5/6:3}]"];

const games: readonly Job[] = [
  { game: "pig", depth: 5 },
  { game: "pig", position: "13:17 B+6", depth: 6 },
  { game: "pig", position: "18:15 A+0?", depth: 4 },
  { game: "race", depth: 5 },
  { game: "race", position: "13:22 B2", depth: 5 },
];

/** How many random trees with chance nodes there are among the jobs. */
const randomTrees = 400;

/** Trees with chance nodes, and games of chance, that programs which know chance are tried on. */
export const chanceJobs = (): Job[] => [
  ...[...shownChanceTrees, ...tellingTrees].map((tree) => ({ tree })),
  ...games,
  ...randomChanceJobs(randomTrees),
];

/** Uneven trees in which chance may stand at the root, below itself and above leaves, a third of them to a depth of 1 to 4 plies. */
function randomChanceJobs(count: number): Job[] {
  const chance = random("chances");
  return Array.from({ length: count }, (_, number) => {
    const tree = writeChanceTree(inner(chance, 1 + chance.below(5)));
    return number % 3 === 2 ? { tree, depth: 1 + chance.below(4) } : { tree };
  });
}

function inner(chance: Random, plies: number): ChanceTree {
  const children = Array.from({ length: 1 + chance.below(plies > 3 ? 2 : 3) }, () =>
    plies <= 1 || chance.below(5) === 0 ? chance.below(21) - 10 : inner(chance, plies - 1),
  );
  return chance.below(2) === 0 ? children : drawn(chance, children);
}

/** One of these happens. Their probabilities are eighths, so that a sum of them is exact in whatever order it is taken. */
function drawn(chance: Random, trees: readonly ChanceTree[]): ChanceTree {
  const shares = trees.map(() => 1);
  for (let left = 8 - trees.length; left > 0; left--) shares[chance.below(trees.length)]++;
  return { chances: trees.map((tree, place) => ({ probability: eighths(shares[place]), tree })) };
}

const eighths = (count: number) => {
  const divisor = [8, 4, 2, 1].find((one) => count % one === 0) ?? 1;
  return { numerator: count / divisor, denominator: 8 / divisor };
};
