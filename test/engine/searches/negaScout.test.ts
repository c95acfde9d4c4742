import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  Counter,
  negaScout,
  opponent,
  parseTree,
  type Search,
  type Side,
  type Tree,
  treeGame,
} from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { arbitraryWindow } from "../arbitraryWindow.ts";
import { forcedValue } from "../forcedValue.ts";
import { storyOf } from "../storyOf.ts";
import { uniformTree } from "../uniformTree.ts";

function counted(search: Search, tree: Tree): Counter<number> {
  const [game, counter] = [treeGame(tree), new Counter<number>()];
  search(game, game.start, {}, counter);
  return counter;
}

/** The same tree with the best move first at every node. */
function bestFirst(tree: Tree, side: Side = "max"): Tree {
  if (typeof tree === "number") return tree;
  const sign = side === "max" ? -1 : 1;
  const other = opponent(side);
  return tree
    .map((child) => bestFirst(child, other))
    .sort((one, two) => sign * (forcedValue(one, other) - forcedValue(two, other)));
}

/** What a search tells, each entered node and each research with its path from the root. */
function walked(tree: Tree, window: readonly [number, number]) {
  const game = treeGame(tree);
  const path: unknown[] = [];
  let left: { path: string; value: unknown } | undefined;
  return storyOf(negaScout, game, game.start, { window }).map(([event, ...details]) => {
    if (event === "enter") path.push(details[0] ?? "root");
    const told = { event, details, path: path.join("."), left };
    if (event === "leave") {
      left = { path: path.join("."), value: details[0] };
      path.pop();
    } else if (event !== "research") left = undefined;
    return told;
  });
}

describe("negaScout", () => {
  it("pays for a bad order: 10 leaf visits in place of alpha-beta's 7, and one second search", () => {
    const tree = parseTree("[[14,5,2],[2,4,6],[12,8,3]]");
    const counter = counted(negaScout, tree);
    expect([counter.leaves, counter.researches, counted(alphaBeta, tree).leaves]).toEqual([10, 1, 7]);
  });

  it("finds what is wrong without the second search, or with its window inverted", () => {
    for (const [text, value] of [
      ["[0,[[0,2],[1,2]]]", 2],
      ["[[[[0]]],[[[3,3]],[[0],[1]]]]", 1],
    ] as const) {
      const game = treeGame(parseTree(text));
      expect(negaScout(game, game.start).value).toBe(value);
      expect(counted(negaScout, parseTree(text)).researches).toBeGreaterThan(0);
    }
  });

  it("never searches twice, and reads no more than alpha-beta, where the best move of whole values is first", () => {
    fc.assert(
      fc.property(uniformTree, ({ tree }) => {
        const sorted = bestFirst(tree);
        const counter = counted(negaScout, sorted);
        expect(counter.researches).toBe(0);
        expect(counter.leaves).toBeLessThanOrEqual(counted(alphaBeta, sorted).leaves);
      }),
      { numRuns: 200 },
    );
  });

  it("searches again what a test has just left with v, alpha < v < beta, in the window (v, beta), and no leaf", () => {
    let researches = 0;
    fc.assert(
      fc.property(arbitraryTree, arbitraryWindow, (tree, window) => {
        const story = walked(tree, window);
        const windows: [number, number][] = [];
        for (const [index, { event, details, path, left }] of story.entries()) {
          if (event === "enter") windows.push(details.slice(2) as [number, number]);
          if (event === "leave") windows.pop();
          if (event !== "research") continue;
          researches++;
          const next = story[index + 1];
          expect(next.path).toBe(left?.path);
          expect(next.details.slice(2)).toEqual(details);
          // MAX moves at the root and after every two moves.
          const isMax = path.split(".").length % 2 === 1;
          const [alpha, beta] = windows[windows.length - 1];
          const value = left?.value as number;
          expect(details).toEqual(isMax ? [value, beta] : [alpha, value]);
          expect(alpha < value && value < beta).toBe(true);
          const moves = path.split(".").slice(1).map(Number);
          const node = [...moves, Number(next.details[0])].reduce<Tree>(
            (inner, move) => (inner as readonly Tree[])[move],
            tree,
          );
          expect(typeof node).toBe("object");
        }
      }),
      { numRuns: 300 },
    );
    expect(researches).toBeGreaterThan(20);
  });

  it("tests every move of whole values but the first in a window one wide", () => {
    fc.assert(
      fc.property(uniformTree, ({ tree }) => {
        const game = treeGame(tree);
        const story = storyOf(negaScout, game, game.start);
        const tests = story.filter(
          ([event, move], index) =>
            event === "enter" && Number(move) > 0 && story[index - 1][0] !== "research",
        );
        for (const [, , , alpha, beta] of tests) expect(Number(beta) - Number(alpha)).toBe(1);
      }),
      { numRuns: 200 },
    );
  });

  it("stays right where values lie closer together than any null window, or so far apart that 1 is nothing", () => {
    const near = fc.integer({ min: -3, max: 3 }).map((step) => 0.5 + step / 1024);
    const far = fc.constantFrom(
      -1e300,
      -(2 ** 53) - 2,
      -(2 ** 53),
      2 ** 53,
      2 ** 53 + 2,
      1e17,
      1e300,
      Number.MAX_VALUE,
    );
    for (const leaf of [near, far]) {
      const row = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { minLength: 1, maxLength: 3 });
      fc.assert(
        fc.property(row(row(row(row(leaf)))), (tree) => {
          const game = treeGame(tree);
          const { value, line } = negaScout(game, game.start);
          expect(value).toBe(forcedValue(tree));
          expect(forcedValue(tree[line[0]], "min")).toBe(value);
        }),
        { numRuns: 300 },
      );
    }
  });

  it("gives a line no longer than it is sure of", () => {
    // The second move's test finds 1 and its second search no more: which of MAX's replies brings it is not known.
    const game = treeGame(parseTree("[[[[0]]],[[[3,3]],[[0],[1]]]]"));
    expect(negaScout(game, game.start)).toEqual({ value: 1, line: [1, 1] });
  });
});
