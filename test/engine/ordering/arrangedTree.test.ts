import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ArrangedTree,
  alphaBeta,
  checkGame,
  parseTree,
  random,
  reorder,
  treeGame,
} from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { countOrders, everyOrder } from "./everyOrder.ts";

const fewOrders = arbitraryTree.filter((tree) => countOrders(tree) <= 500);

describe("ArrangedTree", () => {
  it("is a game like the tree's own, whatever the order", () => {
    fc.assert(
      fc.property(arbitraryTree, fc.nat(), (tree, seed) => {
        const arranged = new ArrangedTree(tree);
        arranged.shuffle(random(seed));
        const game = treeGame(reorder(tree, arranged.order));
        const same = alphaBeta(game, game.start);
        expect(alphaBeta(arranged.game, arranged.game.start).value).toBe(same.value);
        expect(arranged.game.range).toEqual(game.range);
      }),
      { numRuns: 300 },
    );
  });

  it("breaks no law of games", () => {
    const { game } = new ArrangedTree(parseTree("[[3,12,8],[2,[4,-1]],[14,5,2],0.5]"));
    expect(checkGame(game)).toEqual([]);
  });

  it("goes through every order once, as a dictionary has them, and back to the given one", () => {
    fc.assert(
      fc.property(fewOrders, (tree) => {
        const arranged = new ArrangedTree(tree);
        const [given] = everyOrder(tree);
        expect(arranged.orders).toBe(countOrders(tree));
        const seen = [JSON.stringify(arranged.order)];
        expect(arranged.order).toEqual(given);
        while (arranged.next()) seen.push(JSON.stringify(arranged.order));
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.length).toBe(countOrders(tree));
        expect(arranged.order).toEqual(given);
      }),
      { numRuns: 100 },
    );
  });

  it("shuffles so that every order is as likely", () => {
    const arranged = new ArrangedTree(parseTree("[[1,2],[3,4]]"));
    const counts = new Map<string, number>();
    const source = random(7);
    for (let i = 0; i < 8000; i++) {
      arranged.shuffle(source);
      const text = JSON.stringify(arranged.order);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    expect(counts.size).toBe(8);
    // A thousand each, give or take five standard deviations.
    for (const count of counts.values())
      expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(8000 * (1 / 8) * (7 / 8)));
  });

  it("tells equal subtrees by equal keys, in any order", () => {
    const { game } = new ArrangedTree(parseTree("[[3,[4,9]],[[4,9]]]"));
    const [first, second] = game.moves(game.start);
    const [, inFirst] = game.moves(first);
    const [inSecond] = game.moves(second);
    expect(game.key(inFirst)).toBe(game.key(inSecond));
    expect(game.key(first)).not.toBe(game.key(second));
  });

  it("refuses what is no node and no move", () => {
    const { game } = new ArrangedTree(parseTree("[1,[2,3]]"));
    expect(() => game.read("9")).toThrow('"9" is no node: expected a number from 0 to 4');
    expect(() => game.readMove(0, "4")).toThrow('"4" is no move here: expected 1, 2');
    expect(() => game.readMove(1, "2")).toThrow("none, at a leaf");
  });
});
