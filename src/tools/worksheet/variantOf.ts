import { Counter, random, type Search, type Tree, treeGame, writeTree } from "../../engine/index.ts";

/** What makes one tree as hard as another, for who searches both by hand. */
export interface Difficulty {
  readonly leaves: number;
  readonly cutoffs: number;
}

/** Trees tried for one seed, at most; of all that were, the one most like the given tree is taken. */
const mostTries = 400;
/** Of a wider range not every whole number is drawn from, but so many of them, evenly spread. */
const mostValues = 1000;

/**
 * A tree of the same shape with other values, the same for the same seed on every machine. Its values are whole
 * numbers from the given tree's range, or a little above it, and differ from each other as far as there are enough:
 * equal values are where textbooks disagree. The search cuts as often in it and reads as many leaves, but for one,
 * wherever such a tree is found in 400 tries; else the nearest of them is taken.
 */
export function variantOf(tree: Tree, search: Search, seed: string): Tree {
  const chance = random(`${plainSeed(seed)} ${writeTree(tree)}`);
  const wanted = difficultyOf(tree, search);
  const values = valuesFor(tree);
  let [nearest, least] = [tree, Infinity];
  for (let tries = 0; tries < mostTries && least > 0; tries++) {
    const drawn = chance.shuffle(values)[Symbol.iterator]();
    const candidate = refill(tree, () => drawn.next().value!);
    const distance = between(wanted, difficultyOf(candidate, search));
    if (distance < least) [nearest, least] = [candidate, distance];
  }
  return nearest;
}

/** What a search does in a tree. */
export function difficultyOf(tree: Tree, search: Search): Difficulty {
  const game = treeGame(tree);
  const counter = new Counter<number>();
  search(game, game.start, {}, counter);
  return { leaves: counter.leaves, cutoffs: counter.cutoffs };
}

/** Names that look alike are alike: however they are spaced or composed, and in capitals or not. */
const plainSeed = (seed: string): string => seed.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

const between = (one: Difficulty, other: Difficulty): number =>
  2 * Math.abs(one.cutoffs - other.cutoffs) + Math.max(0, Math.abs(one.leaves - other.leaves) - 1);

function valuesFor(tree: Tree): number[] {
  const leaves = [tree].flat(Infinity as 1) as number[];
  const low = Math.ceil(Math.min(...leaves));
  const high = Math.floor(Math.max(...leaves));
  const room = Math.max(high - low + 1, leaves.length, 3);
  const count = Math.min(room, Math.max(mostValues, leaves.length));
  const step = (room - 1) / (count - 1);
  return Array.from({ length: count }, (_, i) => low + Math.floor(i * step));
}

const refill = (tree: Tree, next: () => number): Tree =>
  typeof tree === "number" ? next() : tree.map((child) => refill(child, next));
