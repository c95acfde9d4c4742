import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AnyGame,
  type ChanceTree,
  chanceSearches,
  chanceTreeGame,
  ticTacToe,
} from "../../../src/engine/index.ts";
import {
  growChanceTree,
  growWholeTree,
  KeptReading,
  readWholeTree,
  TreeLimitError,
  WholeReading,
  WholeTree,
} from "../../../src/trace/index.ts";
import { arbitraryChanceTree, exactChanceTree } from "../../engine/arbitraryChanceTree.ts";

interface Plain {
  readonly moves: readonly number[];
  readonly turn: string;
  readonly value: number;
  readonly size: number;
}

/** All nodes in preorder, with their values, by plain recursion over the tree itself. */
function plainNodes(tree: ChanceTree, side: "max" | "min" = "max", moves: readonly number[] = []): Plain[] {
  if (typeof tree === "number") return [{ moves, turn: side, value: tree + 0, size: 1 }];
  const draws = "chances" in tree;
  const next = draws ? side : side === "max" ? "min" : "max";
  const children = draws ? tree.chances.map((chance) => chance.tree) : tree;
  const below = children.map((child, index) => plainNodes(child, next, [...moves, index]));
  const values = below.map(([{ value }]) => value);
  const value = draws
    ? tree.chances.reduce(
        (sum, { probability: { numerator, denominator } }, i) => sum + (numerator * values[i]) / denominator,
        0,
      )
    : Math[side](...values);
  const nodes = below.flat();
  return [{ moves, turn: draws ? "chance" : side, value, size: nodes.length + 1 }, ...nodes];
}

const grow = (tree: ChanceTree) => {
  const game = chanceTreeGame(tree);
  return { game, whole: new WholeTree(growChanceTree(game, game.start)) };
};

describe("A whole tree with chance nodes", () => {
  it("has every node where plain recursion has it, with its turn and exactly its value", () => {
    fc.assert(
      fc.property(exactChanceTree, (tree) => {
        const nodes = plainNodes(tree);
        const { whole } = grow(tree);
        expect(whole.size).toBe(nodes.length);
        for (const [id, { moves, turn, value, size }] of nodes.entries()) {
          expect(whole.movesTo(id)).toEqual(moves);
          expect(whole.turn(id)).toBe(turn);
          expect(whole.value(id) + 0).toBe(value + 0);
          expect(whole.columns.ends[id]).toBe(id + size);
        }
      }),
    );
  });

  it("is read whole by expectimax, in the order of its nodes", () => {
    fc.assert(
      fc.property(arbitraryChanceTree, (tree) => {
        const { game, whole } = grow(tree);
        const kept = new KeptReading(
          whole,
          readWholeTree(whole, game, game.start, chanceSearches.expectimax),
        );
        const reading = new WholeReading(whole);
        expect(kept.steps).toBe(reading.steps);
        for (let node = 0; node < whole.size; node++) {
          expect([kept.entered(node), kept.left(node)]).toEqual([reading.entered(node), reading.left(node)]);
          expect(kept.returned(node)).toBe(reading.returned(node));
        }
      }),
    );
  });

  it("is read in part by star1 and star2, which find its value, a parent always before its children", () => {
    fc.assert(
      fc.property(exactChanceTree, fc.constantFrom("star1", "star2"), (tree, search) => {
        const { game, whole } = grow(tree);
        const reading = new KeptReading(
          whole,
          readWholeTree(whole, game, game.start, chanceSearches[search]),
        );
        expect(reading.returned(0)! + 0).toBe(whole.value(0) + 0);
        for (let node = 1; node < whole.size; node++) {
          const above = reading.entered(whole.parent(node));
          if (reading.entered(node) > 0) expect(above).toBeGreaterThan(0);
          if (reading.entered(node) > 0) expect(above).toBeLessThan(reading.entered(node));
        }
        const different = reading.differentNodes(reading.steps).reduce((sum, count) => sum + count, 0);
        expect(different).toBeLessThanOrEqual(whole.size);
        // A leaf that was looked at is not read again.
        expect(reading.leaves(reading.steps)).toBe(reading.differentLeaves(reading.steps));
      }),
    );
  });

  it("keeps a byte more a node than one without, and what has no dice keeps none", () => {
    const game: AnyGame<number, number> = ticTacToe;
    const position = ticTacToe.read("XOXO.....");
    const [plain, drawn] = [growWholeTree(ticTacToe, position), growChanceTree(game, position)];
    expect("turns" in plain).toBe(false);
    expect(new WholeTree(drawn).bytes).toBe(new WholeTree(plain).bytes + plain.ends.length);
    const { turns, ...others } = drawn;
    expect(others).toEqual(plain);
    expect(turns).toHaveLength(plain.ends.length);
  });

  it("is refused where it has more nodes than it may", () => {
    const game = chanceTreeGame([1, [2, 3]]);
    expect(growChanceTree(game, game.start, { limit: 5 }).ends).toHaveLength(5);
    expect(() => growChanceTree(game, game.start, { limit: 4 })).toThrow(TreeLimitError);
  });
});
