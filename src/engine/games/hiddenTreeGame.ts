import type { HiddenGame } from "../game.ts";
import { Refusal } from "../refusal.ts";
import { type ChanceTree, childrenOf, isChanceNode } from "./chanceTree.ts";
import { type ChanceTreePosition, chanceTreeGame } from "./chanceTreeGame.ts";
import { numberOf } from "./fraction.ts";
import * as words from "./hiddenTreeWords.ts";

/**
 * An abstract tree of which MAX does not see what chance has drawn at its root: one of several worlds, each a tree of the same
 * shape, `{1/2: [[3, 0], 2], 1/2: [[0, 3], 1]}`. All moves are seen, and MIN sees the world, too: the best defence. For the
 * rest it is a `chanceTreeGame`. Throws what that throws, and a Refusal where the root is not chance's alone or worlds have
 * unlike shapes.
 * Source: I. Frank and D. Basin 1998, "Search in Games with Incomplete Information: A Case Study Using Bridge Card Play".
 */
export function hiddenTreeGame(tree: ChanceTree): HiddenGame<ChanceTreePosition, number> {
  const open = chanceTreeGame(tree);
  demandWorlds(tree);
  return {
    ...open,
    name: "Tree with worlds",
    sees: ({ path: [world, ...moves] }, side) =>
      world === undefined ? "" : `${side === "max" ? "" : world}@${moves.join(".")}`,
    worlds(position, side) {
      const { root, path } = position;
      if (side === "min" || path.length === 0 || !isChanceNode(root)) return [{ position, chance: 1 }];
      return root.chances.map(({ probability }, world) => ({
        position: [world, ...path.slice(1)].reduce(open.play, { root, path: [], tree: root, side: "max" }),
        chance: numberOf(probability),
      }));
    },
    read(text) {
      const position = open.read(text);
      demandWorlds(position.root);
      return position;
    },
  };
}

function demandWorlds(tree: ChanceTree): void {
  if (!isChanceNode(tree)) throw new Refusal(words, "noWorlds");
  const [first, ...others] = childrenOf(tree);
  demandShape(first, others, []);
}

/** The first world has no chance nodes, and the others are shaped as it is. */
function demandShape(first: ChanceTree, others: readonly ChanceTree[], path: readonly number[]): void {
  if ([first, ...others].some(isChanceNode)) throw new Refusal(words, "moreChance", [...path]);
  const children = childrenOf(first);
  if (others.some((other) => childrenOf(other).length !== children.length))
    throw new Refusal(words, "unlikeWorlds", [...path]);
  for (const [i, child] of children.entries())
    demandShape(
      child,
      others.map((other) => childrenOf(other)[i]),
      [...path, i],
    );
}
