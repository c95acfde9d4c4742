import type { Side } from "../../engine/game.ts";
import { opponent } from "../../engine/index.ts";
import type { WholeTree } from "../../trace/wholeTree/index.ts";
import type { ChanceRules } from "./chanceGames.ts";
import { drawnTo } from "./drawnNode.ts";

/** So many nodes can be looked at in one picture, and so many letters fit into an address. */
const [mostNodes, mostLetters] = [90, 5000];

/** A subtree as a typed tree. */
export interface OpenedTree {
  readonly text: string;
  /** So many plies of it, where it is too large: what is below them stands for what it is worth. Undefined where it is whole. */
  readonly plies: number | undefined;
  /** Moves without a choice stand before some nodes, since somebody else would be to choose there. */
  readonly padded: boolean;
}

/**
 * The tree below a node in the notation of typed trees. There MAX begins and sides alternate, so a move that has no other stands
 * before a node where somebody else is to choose.
 *
 * @param position the node's
 */
export function openedTree(
  tree: WholeTree<unknown>,
  rules: ChanceRules,
  node: number,
  position: unknown,
): OpenedTree {
  const { plies, ends } = tree.columns;
  const below = (level: number) => tree.slotFrom(level, ends[node]) - tree.slotFrom(level, node);
  let [nodes, deep] = [0, 0];
  for (let level = plies[node]; level < tree.levels && below(level) > 0; level++) {
    nodes += below(level);
    if (nodes > mostNodes) break;
    deep = level - plies[node];
  }
  let isWhole = nodes <= mostNodes;
  let padded = false;
  let text = write(deep);
  for (; text.length > mostLetters && deep > 1; isWhole = false) text = write(--deep);
  return { text, plies: isWhole ? undefined : deep, padded };

  function write(depth: number): string {
    const one = (node: number, position: unknown, side: Side, depth: number): string => {
      if (tree.isLeaf(node) || depth === 0) return String(tree.value(node) + 0);
      const turn = tree.turn(node);
      const children = tree.children(node);
      const next = (child: number, side: Side) =>
        one(child, rules.play(position, tree.move(child)), side, depth - 1);
      if (turn === "chance") {
        const drawn = (child: number) => drawnTo(tree, rules, child, position)!.probability;
        return `{${children.map((child) => `${drawn(child)}:${next(child, side)}`).join(",")}}`;
      }
      const written = `[${children.map((child) => next(child, opponent(turn))).join(",")}]`;
      if (turn === side) return written;
      padded = true;
      return `[${written}]`;
    };
    return one(node, position, "max", depth);
  }
}
