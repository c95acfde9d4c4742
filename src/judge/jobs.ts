import { type Random, random, type Tree, writeTree } from "../engine/index.ts";
import { chanceJobs, shownChanceTrees } from "./chanceJobs.ts";
import type { Job } from "./job.ts";
import { isChanceTask, type SearchTaskName } from "./searchTasks.ts";

/** Trees that chapters show. */
export const shownTrees = [
  "[[3,12,8],[2,4,6],[14,5,2]]",
  "[[3,5],[2,9]]",
  "[5,[2,9]]",
  "[5,[[[4,9]]]]",
  "[[6,9],[5,7],[8,2]]",
  "[[[3,17],[2,12]],[[15],[25,0]],[[2,5],[3]]]",
  "[4,[[[3,7],[1,2]],8]]",
];

/** Of these, and of those with chance nodes, what a task's programs are counted on. */
export const shownTreesFor = (task: SearchTaskName): readonly string[] =>
  isChanceTask(task) ? shownChanceTrees : shownTrees;

/**
 * Trees on which the notebook's searches, right and wrong, that can be told apart at all read differently; found by trying
 * many. `test/judge/known.test.ts` says which still go together.
 */
export const tellingTrees = [
  "[[[[7,4,10],[9,10,8],[8,6]],[[2,0,0],[5,6]]],[[[4,5],[7,5]],[5,[8,9],[2,7,5]]]]",
  "[3,[3,9]]",
  "[[1,2],[1,2],[2,1]]",
  "[[[4,1],[4,1]],[[4,1],0]]",
  "[0,[0,-1],[-1,0]]",
];

const games: readonly Job[] = [
  { game: "ticTacToe", depth: 4 },
  { game: "ticTacToe", position: "X.O.X...O" },
  // O is to move: a program that counts for the side to move must not begin as if it were MAX. The smaller one is shown.
  { game: "ticTacToe", position: "XOXXO...." },
  { game: "ticTacToe", position: "XXO......" },
  // To an odd depth too: there it is MIN's turn where the estimates are made, and theirs alone tell signs apart.
  { game: "connectFour", depth: 3 },
  { game: "connectFour", depth: 4 },
];

/** How many random trees there are among the jobs. */
const randomTrees = 1000;

/** All that a program is tried on: what chapters show, trees chosen to tell searches apart, random trees, and games, with chance and without. */
export const allJobs = (): Job[] => [
  ...chanceJobs(),
  ...shownTrees.map((tree) => ({ tree })),
  ...tellingTrees.flatMap((tree) => [{ tree }, { tree, depth: 2 }, { tree, depth: 3 }]),
  ...games,
  ...randomJobs(randomTrees),
  ...soonerJobs(),
];

/**
 * Trees of wins, draws and losses where sooner wins are better. In each a subtree stands on two plies of one side, for there
 * it is not worth the same.
 */
function soonerJobs(): Job[] {
  const chance = random("wins of the judge");
  const outcome = () => chance.below(3) - 1;
  const trees = Array.from({ length: 40 }, () => {
    const subtree = inner(chance, 1 + chance.below(4), outcome);
    return chance.shuffle([[[subtree]], subtree, inner(chance, 1 + chance.below(3), outcome)]);
  });
  return ["[[[[1]]],[1]]", ...trees.map(writeTree)].map((tree) => ({ tree, sooner: true }));
}

/** Uneven trees with ties, numbers below 0 and decimals, a third of them to a depth of 1 to 4 plies; the same on every machine. */
export function randomJobs(count: number): Job[] {
  const chance = random("trees of the judge");
  return Array.from({ length: count }, (_, number) => {
    const tree = writeTree(inner(chance, 1 + chance.below(6), valuesOf(number, chance)));
    return number % 3 === 2 ? { tree, depth: 1 + chance.below(4) } : { tree };
  });
}

/** What leaves hold: few numbers with many ties, numbers on both sides of 0, decimals, or huge ones. */
function valuesOf(number: number, chance: Random): () => number {
  const kinds = [
    () => chance.below(4),
    () => chance.below(21) - 10,
    () => chance.below(10),
    () => (chance.below(41) - 20) / 4,
    () => (chance.below(3) - 1) * 1000,
  ];
  return kinds[number % kinds.length];
}

/** A tree of at most so many plies. Now and then a subtree stands in it twice, which is what a table
 * is for, and not always on a ply of the same side. */
function inner(chance: Random, plies: number, value: () => number): Tree {
  const made: Tree[][] = [];

  function grow(plies: number): Tree {
    const before = made.slice(0, plies + 1).flat();
    if (before.length > 0 && chance.below(4) === 0) return before[chance.below(before.length)];
    // Deep trees are narrow, so that none has more than some hundred leaves.
    const children = 1 + chance.below(plies > 4 ? 2 : 4);
    const tree = Array.from({ length: children }, () =>
      plies <= 1 || chance.below(5) === 0 ? value() : grow(plies - 1),
    );
    made[plies] = [...(made[plies] ?? []), tree];
    return tree;
  }

  return grow(plies);
}
