import { type ChanceTree, isChanceNode, opponent, type Side } from "../../../src/engine/index.ts";

/** A number as a fraction of whole numbers of any length. */
type Ratio = readonly [above: bigint, below: bigint];

const less = ([a, b]: Ratio, [c, d]: Ratio): boolean => a * d < c * b;

/** What both sides can expect of a tree, by fractions and without ever rounding: leaves must be halves. */
export function exactExpectation(tree: ChanceTree, side: Side = "max"): number {
  const [above, below] = ratioOf(tree, side);
  return Number(above) / Number(below) + 0;
}

function ratioOf(tree: ChanceTree, side: Side): Ratio {
  if (typeof tree === "number") return [BigInt(2 * tree), 2n];
  if (!isChanceNode(tree)) {
    const values = tree.map((child) => ratioOf(child, opponent(side)));
    return values.reduce((best, value) => ((side === "max") === less(best, value) ? value : best));
  }
  return tree.chances.reduce(
    ([sum, parts]: Ratio, { probability: { numerator, denominator }, tree }): Ratio => {
      const [above, below] = ratioOf(tree, side);
      const [product, of] = [BigInt(numerator) * above, BigInt(denominator) * below];
      return [sum * of + product * parts, parts * of];
    },
    [0n, 1n],
  );
}

/** The tree as a search of so many plies sees it: what lies deeper is estimated at 0. */
export function cutAt(tree: ChanceTree, depth: number): ChanceTree {
  if (typeof tree === "number") return tree;
  if (depth === 0) return 0;
  if (!isChanceNode(tree)) return tree.map((child) => cutAt(child, depth - 1));
  return { chances: tree.chances.map((chance) => ({ ...chance, tree: cutAt(chance.tree, depth - 1) })) };
}

/** All that a side could settle beforehand: for each of its nodes, by its path, the child it takes. */
type Strategy = ReadonlyMap<string, number>;

/**
 * The same without backing up any value: over all strategies of MAX, each against all of MIN, the mean of the leaves that can
 * be reached. For small trees: there are as many strategies as products of moves.
 */
export function settledExpectation(tree: ChanceTree): number {
  const [ofMax, ofMin] = (["max", "min"] as const).map((side) => strategies(choicesOf(tree, side)));
  return Math.max(...ofMax.map((max) => Math.min(...ofMin.map((min) => meanOf(tree, { max, min })))));
}

function choicesOf(
  tree: ChanceTree,
  of: Side,
  side: Side = "max",
  path = "",
): [path: string, moves: number][] {
  if (typeof tree === "number") return [];
  const below = isChanceNode(tree) ? tree.chances.map((chance) => chance.tree) : tree;
  const next = isChanceNode(tree) ? side : opponent(side);
  const own: [string, number][] = isChanceNode(tree) || side !== of ? [] : [[path, below.length]];
  return [...own, ...below.flatMap((child, i) => choicesOf(child, of, next, `${path}.${i}`))];
}

function strategies([first, ...others]: readonly [path: string, moves: number][]): Strategy[] {
  if (first === undefined) return [new Map()];
  const [path, moves] = first;
  return strategies(others).flatMap((rest) =>
    Array.from({ length: moves }, (_, move) => new Map([...rest, [path, move]])),
  );
}

function meanOf(tree: ChanceTree, by: Record<Side, Strategy>, side: Side = "max", path = ""): number {
  if (typeof tree === "number") return tree;
  if (!isChanceNode(tree)) {
    const move = by[side].get(path)!;
    return meanOf(tree[move], by, opponent(side), `${path}.${move}`);
  }
  return tree.chances.reduce(
    (sum, { probability: { numerator, denominator }, tree }, i) =>
      sum + (numerator / denominator) * meanOf(tree, by, side, `${path}.${i}`),
    0,
  );
}
