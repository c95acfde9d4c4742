import { type ChanceTree, isChanceNode, type Random } from "../../../src/engine/index.ts";

/** A node of a plain player's tree, with the sum of its rewards for MAX. */
export interface PlainNode {
  readonly tree: ChanceTree;
  readonly isMax: boolean;
  visits: number;
  sum: number;
  /** In order of birth, each with the place of its move. */
  readonly children: (readonly [place: number, child: PlainNode])[];
  readonly untried: number[];
}

const leavesOf = (tree: ChanceTree): number[] =>
  typeof tree === "number" ? [tree] : subtreesOf(tree).flatMap(leavesOf);

const subtreesOf = (tree: Exclude<ChanceTree, number>): readonly ChanceTree[] =>
  isChanceNode(tree) ? tree.chances.map(({ tree }) => tree) : tree;

/**
 * UCT with draws on trees, programmed anew from its description and with nothing of the engine's: recursive, all rewards MAX's.
 * What it asks of chance, it asks in the engine's order.
 */
export function plainUct(tree: ChanceTree, iterations: number, c: number, chance: Random): PlainNode {
  const leaves = leavesOf(tree);
  const [least, greatest] = [Math.min(0, ...leaves), Math.max(0, ...leaves)];
  const rewardOf = (leaf: number) => (greatest > least ? (leaf - least) / (greatest - least) : 0.5);

  const born = (tree: ChanceTree, isMax: boolean): PlainNode => {
    const untried = Array.isArray(tree) ? [...tree.keys()] : [];
    return { tree, isMax, visits: 0, sum: 0, children: [], untried };
  };

  function draw(tree: ChanceTree): number {
    if (!isChanceNode(tree)) throw new TypeError("Nothing is drawn here.");
    let left = chance.next();
    return tree.chances.findIndex(({ probability: { numerator, denominator } }) => {
      left -= numerator / denominator;
      return left < 0;
    });
  }

  function playOut(tree: ChanceTree): number {
    if (typeof tree === "number") return rewardOf(tree);
    const subtrees = subtreesOf(tree);
    return playOut(subtrees[isChanceNode(tree) ? draw(tree) : chance.below(subtrees.length)]);
  }

  function childAt(node: PlainNode, place: number): PlainNode {
    const known = node.children.find(([at]) => at === place);
    if (known) return known[1];
    const tree = subtreesOf(node.tree as Exclude<ChanceTree, number>)[place];
    const child = born(tree, isChanceNode(node.tree) ? node.isMax : !node.isMax);
    node.children.push([place, child]);
    return child;
  }

  function choose(node: PlainNode): PlainNode {
    const { untried, isMax, visits: all } = node;
    if (untried.length > 0) {
      const at = chance.below(untried.length);
      const place = untried[at];
      // The last takes the place of the one that is tried.
      untried[at] = untried[untried.length - 1];
      untried.pop();
      return childAt(node, place);
    }
    const bounds = node.children.map(
      ([, { sum, visits }]) => (isMax ? sum : visits - sum) / visits + c * Math.sqrt(Math.log(all) / visits),
    );
    return node.children[bounds.indexOf(Math.max(...bounds))][1];
  }

  function visit(node: PlainNode): number {
    const reward = rewardBelow(node);
    node.visits++;
    node.sum += reward;
    return reward;
  }

  function rewardBelow(node: PlainNode): number {
    if (typeof node.tree === "number") return rewardOf(node.tree);
    if (node.visits === 0 && node !== root) return playOut(node.tree);
    return visit(isChanceNode(node.tree) ? childAt(node, draw(node.tree)) : choose(node));
  }

  const root = born(tree, true);
  for (let done = 0; done < iterations; done++) visit(root);
  return root;
}
