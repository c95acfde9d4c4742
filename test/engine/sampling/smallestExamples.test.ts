import { describe, expect, it } from "vitest";
import {
  cfr,
  type HiddenGame,
  hiddenTreeGame,
  ismcts,
  nonLocality,
  parseChanceTree,
  pimc,
  strategyFusion,
} from "../../../src/engine/index.ts";
import { everyStrategy, expectedOf } from "../everyStrategy.ts";

/** A tree's shape: its children, none of a leaf. The root is MAX's, and sides alternate. */
type Shape = readonly Shape[];

/** All shapes of so many nodes. */
function shapes(nodes: number): Shape[] {
  const forests = (nodes: number): Shape[][] =>
    nodes === 0
      ? [[]]
      : Array.from({ length: nodes }, (_, i) => i + 1).flatMap((first) =>
          shapes(first).flatMap((tree) => forests(nodes - first).map((rest) => [tree, ...rest])),
        );
  return forests(nodes - 1);
}

const leavesOf = (shape: Shape): number =>
  shape.length === 0 ? 1 : shape.reduce((sum, child) => sum + leavesOf(child), 0);

const write = (shape: Shape): string => (shape.length === 0 ? "·" : `[${shape.map(write).join(" ")}]`);

/** A node whose leaves are numbered, and MAX's nodes too. */
interface Node {
  readonly isMax: boolean;
  readonly children: readonly Node[];
  /** Of a leaf: which it is. */
  readonly leaf: number;
  /** Of a node of MAX's that has children: which it is. */
  readonly choice: number;
}

function numbered(shape: Shape): { root: Node; choices: Node[] } {
  let leaves = 0;
  const choices: Node[] = [];
  const visit = (shape: Shape, isMax: boolean): Node => {
    const children: Node[] = [];
    const isLeaf = shape.length === 0;
    const node = {
      isMax,
      children,
      leaf: isLeaf ? leaves++ : -1,
      choice: isMax && !isLeaf ? choices.length : -1,
    };
    if (node.choice >= 0) choices.push(node);
    for (const child of shape) children.push(visit(child, !isMax));
    return node;
  };
  return { root: visit(shape, true), choices };
}

/** Where both see the world. */
const openValue = (node: Node, world: readonly number[]): number =>
  node.children.length === 0
    ? world[node.leaf]
    : (node.isMax ? Math.max : Math.min)(...node.children.map((child) => openValue(child, world)));

/** Where MAX has settled all its choices, whatever the world, and MIN sees the world and does its worst. */
const settledValue = (node: Node, settled: readonly number[], world: readonly number[]): number =>
  node.children.length === 0
    ? world[node.leaf]
    : node.isMax
      ? settledValue(node.children[settled[node.choice]], settled, world)
      : Math.min(...node.children.map((child) => settledValue(child, settled, world)));

const product = (options: readonly (readonly number[])[]): number[][] =>
  options.reduce<number[][]>(
    (lists, some) => lists.flatMap((list) => some.map((one) => [...list, one])),
    [[]],
  );

const sumOver = <Item>(items: readonly Item[], value: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + value(item), 0);

/** What PIMC's strategy leaves, of equal moves the luckiest and the unluckiest, and what the best strategy has. */
function judged({ root, choices }: ReturnType<typeof numbered>, worlds: readonly (readonly number[])[]) {
  const guaranteed = (settled: readonly number[]) =>
    sumOver(worlds, (world) => settledValue(root, settled, world));
  const all = choices.map(({ children }) => [...children.keys()]);
  const averaged = choices.map(({ children }) => {
    const sums = children.map((child) => sumOver(worlds, (world) => openValue(child, world)));
    return [...children.keys()].filter((child) => sums[child] === Math.max(...sums));
  });
  const best = Math.max(...product(all).map(guaranteed));
  const sampled = product(averaged).map(guaranteed);
  return { best, lucky: Math.max(...sampled), unlucky: Math.min(...sampled) };
}

/** All shapes of so many nodes in which PIMC goes wrong in some worlds of these values, always or where it is unlucky. */
function wrongShapes(nodes: number, worlds: number, values: readonly number[]) {
  const [always, unluckily] = [new Set<string>(), new Set<string>()];
  for (const shape of shapes(nodes)) {
    const [tree, leaves] = [numbered(shape), leavesOf(shape)];
    if (tree.choices.every(({ children }) => children.length === 1)) continue;
    const all = values.length ** (leaves * worlds);
    for (let number = 0; number < all; number++) {
      let rest = number;
      const leaf = () => {
        const value = values[rest % values.length];
        rest = Math.floor(rest / values.length);
        return value;
      };
      const drawn = Array.from({ length: worlds }, () => Array.from({ length: leaves }, leaf));
      const { best, lucky, unlucky } = judged(tree, drawn);
      if (lucky < best) always.add(write(shape));
      if (unlucky < best) unluckily.add(write(shape));
      if (always.size > 0 && always.has(write(shape))) break;
    }
  }
  return { always: [...always].sort(), unluckily: [...unluckily].sort() };
}

const fused = ["[[[· ·]] ·]", "[· [[· ·]]]"].sort();
const nonLocal = ["[[· [· ·]]]", "[[[· ·] ·]]"].sort();

describe("The smallest trees on which perfect information Monte Carlo sampling goes wrong", () => {
  it("have two worlds: where there is one, nothing is hidden", () => {
    for (const nodes of [2, 3, 4, 5, 6, 7])
      expect(wrongShapes(nodes, 1, [0, 1, 2])).toEqual({ always: [], unluckily: [] });
  });

  it("have six nodes in each of two worlds: with fewer, it is never wrong, however equal moves are told apart", () => {
    for (const nodes of [2, 3, 4, 5])
      expect(wrongShapes(nodes, 2, [0, 1, 2])).toEqual({ always: [], unluckily: [] });
  });

  it("have the shape of strategy fusion or that of non-locality, and none other", () => {
    const { always, unluckily } = wrongShapes(6, 2, [0, 1, 2]);
    expect(always).toEqual([...fused, ...nonLocal].sort());
    expect(unluckily).toEqual(always);
  });

  it("where games are won or lost alone: three worlds for non-locality, four for strategy fusion", () => {
    expect(wrongShapes(6, 2, [0, 1]).always).toEqual([]);
    expect(wrongShapes(5, 3, [0, 1]).always).toEqual([]);
    expect(wrongShapes(6, 3, [0, 1]).always).toEqual(nonLocal);
    const fusing = numbered([[[[], []]], []]);
    const four = [
      [1, 0, 1],
      [1, 0, 1],
      [0, 1, 1],
      [0, 1, 0],
    ];
    expect(judged(fusing, four)).toEqual({ best: 3, lucky: 2, unlucky: 2 });
  });
});

/** What MAX has for certain of its best strategy, and of the best that begins with a move. */
function bestOf<Position>(game: HiddenGame<Position, number>, seen: string) {
  const ofMin = everyStrategy(game, "min");
  const certain = everyStrategy(game, "max").map(
    (max) => [max.get(seen)!, Math.min(...ofMin.map((min) => expectedOf(game, { max, min })))] as const,
  );
  const beginning = (move: number) =>
    Math.max(...certain.filter(([first]) => first === move).map(([, value]) => value));
  return [beginning(0), beginning(1)];
}

const seeds = Array.from({ length: 20 }, (_, seed) => seed);

describe("strategyFusion", () => {
  const game = hiddenTreeGame(strategyFusion);
  const position = game.play(game.start, 0);

  it("is worth more to the right, to whoever cannot see: all strategies tried", () => {
    expect(bestOf(game, "@")).toEqual([1, 3 / 2]);
  });

  it("lures PIMC to the left, where it counts on 2", () => {
    expect(pimc(game, position)).toMatchObject({ line: [0], value: 2 });
    for (const seed of seeds) expect(pimc(game, position, { worlds: 2000, seed }).line).toEqual([0]);
  });

  it("does not lure information set sampling, nor counterfactual regret", () => {
    for (const seed of seeds) expect(ismcts(game, position, { iterations: 500, seed }).line[0]).toBe(1);
    const { average, value } = cfr(game);
    expect(average["@"][1]).toBeGreaterThan(0.99);
    expect(value).toBeCloseTo(3 / 2, 2);
  });
});

describe("nonLocality", () => {
  const game = hiddenTreeGame(nonLocality);
  const position = game.read("{1/2:[[0,[2,0]]],1/2:[[2,[0,1]]]}@0.0.1");

  it("is worth more by the second move, to whoever cannot see: all strategies tried", () => {
    expect(game.sees(position, "max")).toBe("@0.1");
    expect(bestOf(game, "@0.1")).toEqual([0, 1 / 2]);
  });

  it("lures PIMC, and information set sampling too, to the first", () => {
    expect(pimc(game, position)).toMatchObject({ line: [0], value: 1 });
    for (const seed of seeds) expect(ismcts(game, position, { iterations: 500, seed }).line[0]).toBe(0);
  });

  it("does not lure counterfactual regret", () => {
    const { average, value } = cfr(game);
    expect(average["@0.1"][1]).toBeGreaterThan(0.99);
    expect(value).toBeCloseTo(1 / 2, 2);
  });

  it("comes of what MIN knows: where it cannot choose, the first move is the better one", () => {
    const open = hiddenTreeGame(parseChanceTree("{1/2:[[[2,0]]],1/2:[[[0,1]]]}"));
    expect(bestOf(open, "@0.0")).toEqual([1, 1 / 2]);
  });
});
