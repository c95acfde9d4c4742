import { type ChanceTree, isChanceNode, opponent, type Random, type Side } from "../src/engine/index.ts";

/**
 * A tree of so many plies in which every node has so many branches, choices and chance by turns, MAX's choice at the root: so MAX,
 * chance, MIN, chance, MAX and so on. All outcomes are equally likely, and leaves are whole numbers from 0 to 100, each as likely.
 * Such trees are what star1 and star2 were first counted on.
 * Source: B. Ballard 1983, "The *-Minimax Search Procedure for Trees Containing Chance Nodes".
 */
export function regularChanceTree(random: Random, branches: number, plies: number, ply = 0): ChanceTree {
  if (ply === plies) return random.below(101);
  const trees = Array.from({ length: branches }, () => regularChanceTree(random, branches, plies, ply + 1));
  if (ply % 2 === 0) return trees;
  const probability = { numerator: 1, denominator: branches };
  return { chances: trees.map((tree) => ({ probability, tree })) };
}

/** The same tree, at every choice the best move for whoever is to choose in front, and the others as good as they are. */
export const bestFirst = (tree: ChanceTree): ChanceTree => sorted(tree, "max").tree;

interface Valued {
  readonly tree: ChanceTree;
  readonly value: number;
}

function sorted(tree: ChanceTree, side: Side): Valued {
  if (typeof tree === "number") return { tree, value: tree };
  if (isChanceNode(tree)) {
    const children = tree.chances.map(({ tree }) => sorted(tree, side));
    const chances = tree.chances.map(({ probability }, place) => ({
      probability,
      tree: children[place].tree,
    }));
    const value = chances.reduce(
      (sum, { probability: { numerator, denominator } }, place) =>
        sum + (numerator / denominator) * children[place].value,
      0,
    );
    return { tree: { chances }, value };
  }
  const sign = side === "max" ? -1 : 1;
  const children = tree
    .map((child) => sorted(child, opponent(side)))
    .toSorted((one, other) => sign * (one.value - other.value));
  return { tree: children.map((child) => child.tree), value: children[0].value };
}
