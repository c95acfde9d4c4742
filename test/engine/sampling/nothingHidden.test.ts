import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type ChanceTree,
  chanceTreeGame,
  expectimax,
  InformationSetUct,
  isChanceNode,
  ismcts,
  nothingHidden,
  parseChanceTree,
  pig,
  solvePig,
} from "../../../src/engine/index.ts";
import { arbitraryChanceTree } from "../arbitraryChanceTree.ts";

const choosesAtRoot = arbitraryChanceTree.filter((tree) => Array.isArray(tree) && tree.length > 1);
const sampled = (tree: ChanceTree) => nothingHidden(chanceTreeGame(tree));

/** So much of all that outcomes differ by is given away by a move, against the best. */
function givenAway(tree: ChanceTree, move: number): number {
  const game = chanceTreeGame(tree);
  const worth = (one: number) => expectimax(game, game.play(game.start, one)).value;
  const best = Math.max(...game.moves(game.start).map(worth));
  return (best - worth(move)) / (game.range[1] - game.range[0] || 1);
}

describe("A game of chance in which nothing is hidden", () => {
  it("is sampled to a move that gives away little, in any tree with chance nodes", () => {
    fc.assert(
      fc.property(choosesAtRoot, fc.nat(), (tree, seed) => {
        const { line } = ismcts(sampled(tree), sampled(tree).start, { iterations: 3000, seed });
        expect(givenAway(tree, line[0])).toBeLessThan(0.15);
      }),
      { numRuns: 60 },
    );
  });

  it("is drawn where chance draws: what was drawn is a child, as often as it is likely", () => {
    const tree = parseChanceTree("[{1/6: 5, 1/3: 0, 1/2: 2}, {1/10: 3, 9/10: 1}]");
    const uct = new InformationSetUct(sampled(tree), sampled(tree).start, { seed: 1, c: 4 });
    for (let i = 0; i < 12_000; i++) uct.iterate();
    for (const drawn of uct.tree.childrenOf(0)) {
      const { tree: below } = uct.tree.positions[drawn] as { tree: ChanceTree };
      if (!isChanceNode(below)) throw new Error("Both moves lead to a draw.");
      const visits = uct.tree.visits[drawn];
      expect(visits).toBeGreaterThan(2000);
      const children = [...uct.tree.childrenOf(drawn)];
      expect(children.length).toBe(below.chances.length);
      for (const child of children) {
        const { numerator, denominator } = below.chances[uct.tree.moves[child] as number].probability;
        // Five standard deviations of a half among two thousand are 0.056.
        expect(Math.abs(uct.tree.visits[child] / visits - numerator / denominator)).toBeLessThan(0.056);
      }
    }
  });

  it("credits both sides with what they draw: MIN takes the draw that brings MAX least on the average", () => {
    const tree = parseChanceTree("[[{1/2: 6, 1/2: 0}, {1/4: 8, 3/4: 4}], 2]");
    const game = sampled(tree);
    const { line, children } = ismcts(game, game.start, { iterations: 4000, seed: 3 });
    expect(line[0]).toBe(0);
    // 3 of outcomes from 0 to 8, and some of what was tried of the 5.
    const first = children.find(({ move }) => move === 0)!;
    expect(Math.abs(first.mean - 3 / 8)).toBeLessThan(0.05);
  });

  it("plays Pig as its solution does, where that is clear", () => {
    const game = nothingHidden(pig(60));
    const solved = solvePig(60);
    for (const [max, min, total] of [
      [10, 10, 35],
      [0, 0, 4],
      [30, 50, 10],
    ]) {
      const isRoll = solved.rolling(max, min, total) > solved.holding(max, min, total);
      const position = game.read(`${max}:${min} A+${total}`);
      const { line } = ismcts(game, position, { iterations: 4000, seed: 1 });
      expect(line[0]).toBe(isRoll ? "roll" : "hold");
    }
  });
});
