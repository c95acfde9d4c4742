import type { MoveOrder } from "../../engine/index.ts";
import * as words from "./orderWords.ts";

/** How the nodes of one kind of trees are told apart. */
export interface Told<Tree> {
  /** None of a leaf. */
  readonly children: (tree: Tree) => readonly Tree[];
  /** Of each child a text that is the same for all orders of what is below it. */
  readonly names: (tree: Tree) => readonly string[];
  readonly write: (tree: Tree) => string;
}

/**
 * The order that makes a tree another one that has the same children at every node. Equal children keep their order. Throws
 * an error that says where the two trees do not fit together.
 */
export function rearrangement<Tree>(tree: Tree, target: Tree, told: Told<Tree>): MoveOrder {
  const { write } = told;
  const [children, targets] = [told.children(tree), told.children(target)];
  if (children.length === 0 || targets.length === 0) {
    if (write(tree) !== write(target)) throw new Error(words.noMatch(write(target)));
    return { indices: [], below: [] };
  }
  const names = told.names(tree);
  const free = new Set(children.keys());
  const below: MoveOrder[] = new Array(children.length);
  const indices = told.names(target).map((name, place) => {
    const index = [...free].find((index) => names[index] === name);
    if (index === undefined) throw new Error(words.noMatch(write(targets[place])));
    free.delete(index);
    below[index] = rearrangement(children[index], targets[place], told);
    return index;
  });
  if (free.size > 0) throw new Error(words.lacks(write(children[[...free][0]])));
  return { indices, below };
}
