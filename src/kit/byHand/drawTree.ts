import type { Random, Tree } from "../../engine/index.ts";
import type { Level } from "./difficulty.ts";

/** Values of leaves are whole numbers from 0 up to this. */
const mostValue = 19;

/**
 * A tree of two to four plies, narrow where it is deep, now and then uneven. With `repeats` a subtree may stand in it twice,
 * on plies of one side, which is what a table is for.
 */
export function drawTree(chance: Random, level: Level, repeats = false): Tree {
  const plies = level < 2 ? 2 : level < 4 ? 2 + chance.below(2) : 3 + chance.below(2);
  const widest = plies > 3 || level < 2 ? 2 : 3;
  const made: Tree[] = [];
  // Of two plies only the children of the root can come again.
  const again = plies === 2 ? 1 : plies - 2;

  function grow(left: number): Tree {
    if (left === 0 || (left < plies && chance.below(8) === 0)) return chance.below(mostValue + 1);
    if (repeats && left === again && made.length > 0 && chance.below(3) === 0) {
      return made[chance.below(made.length)];
    }
    const children = Array.from({ length: 2 + chance.below(widest) }, () => grow(left - 1));
    if (left === again) made.push(children);
    return children;
  }

  return grow(plies);
}

export const countLeaves = (tree: Tree): number =>
  typeof tree === "number" ? 1 : tree.reduce<number>((sum, child) => sum + countLeaves(child), 0);
