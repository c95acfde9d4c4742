import { describe, expect, it } from "vitest";
import {
  type ChanceSearch,
  type ChanceTree,
  Counter,
  chanceTreeGame,
  expectimax,
  parseChanceTree,
  type Random,
  Refusal,
  random,
  type StarOptions,
  star1,
  star2,
  treeGame,
} from "../../../src/engine/index.ts";
import { leafPaths } from "./leafPaths.ts";

const ten: StarOptions = { bounds: [0, 10] };
const gameOf = (text: string) => chanceTreeGame(parseChanceTree(text));
const read = (search: ChanceSearch, text: string, options = ten) =>
  leafPaths(search, gameOf(text), options).join(" ");

describe("star1", () => {
  it("leaves a chance node whose mean stays at alpha even with the most for all the rest", () => {
    // After 1 and 2 the mean is at most 1/2 · 1 + 1/4 · 2 + 1/4 · 10 = 3.5, and MAX has 4.
    expect(read(star1, "[4, {1/2: 1, 1/4: 2, 1/4: 9}]")).toBe("0 1.0 1.1");
    expect(read(expectimax, "[4, {1/2: 1, 1/4: 2, 1/4: 9}]")).toBe("0 1.0 1.1 1.2");
  });

  it("leaves it where the mean reaches beta even with the least for all the rest", () => {
    // After 9 the mean is at least 4.5, and MIN has 4.
    expect(read(star1, "[[4, {1/2: 9, 1/4: 1, 1/4: 3}]]")).toBe("0.0 0.1.0");
  });

  it("cuts where a mean of no more than alpha, or no less than beta, is left", () => {
    expect(read(star1, "[4, {1/2: 1, 1/4: 4, 1/4: 9}]")).toBe("0 1.0 1.1");
    expect(read(star1, "[[4, {1/2: 8, 1/4: 1, 1/4: 3}]]")).toBe("0.0 0.1.0");
  });

  it("asks a child no more than whether it is worth so little that the node ends there", () => {
    // The second child would have to be worth more than 7, and its first move shows that it is not.
    expect(read(star1, "[4, {1/2: [1, 8], 1/2: [3, 9]}]")).toBe("0 1.0.0 1.0.1 1.1.0");
  });

  it("cuts by bounds alone: wider ones cut later, and none would cut nothing", () => {
    const tree = "[4, {1/2: 1, 1/4: 2, 1/4: 9}]";
    expect(read(star1, tree, { bounds: [0, 12] })).toBe("0 1.0 1.1");
    expect(read(star1, tree, { bounds: [0, 13] })).toBe("0 1.0 1.1 1.2");
    // The game's own range, from 0 to its greatest leaf.
    expect(read(star1, tree, {})).toBe("0 1.0 1.1");
  });

  it("counts a node that bounds close before any of its leaves as cut, with all of its moves", () => {
    const counter = new Counter<number>();
    const game = gameOf("[10, {1/2: 1, 1/2: 2}]");
    expect(star1(game, game.start, ten, counter)).toEqual({ value: 10, line: [0] });
    expect([counter.nodes, counter.leaves, counter.cutoffs]).toEqual([4, 2, 1]);
  });

  it("bounds what is beyond a window that rounding leaves no number in", () => {
    // 50.3 / 0.5 is one number for both ends of the second child's window.
    const window = [0.3, 0.3 + 2 ** -54] as const;
    expect(window[0]).toBeLessThan(window[1]);
    for (const tree of ["{1/2: -100, 1/2: [150, 200]}", "{1/2: -100, 1/2: {1: [150, 200]}}"]) {
      const game = gameOf(tree);
      for (const star of [star1, star2])
        expect(star(game, game.start, { window, bounds: [-100, 200] }).value).toBeGreaterThanOrEqual(
          window[1],
        );
    }
  });
});

describe("star2", () => {
  it("looks at one reply of each child before it reads any whole, and may not have to", () => {
    expect(read(star2, "[4, {1/2: [1, 8], 1/2: [3, 9]}]")).toBe("0 1.0.0 1.1.0");
    expect(read(star2, "[[4, {1/2: [[9, 2]], 1/2: 3}]]")).toBe("0.0 0.1.0.0.0 0.1.0.0.1 0.1.1");
  });

  it("looks at a reply of MAX's for what a child is worth at least", () => {
    // MIN has 4. Chance, and then MAX: 9 makes 4.5 of it.
    expect(read(star2, "[[4, {1/2: [9, 2], 1/2: [3, 1]}]]")).toBe("0.0 0.1.0.0");
  });

  it("goes on behind the replies that it has looked at, with the bounds that they have set", () => {
    // Looks leave at most 1/2 · 6 + 1/2 · 8 = 7. The first child is 1, and then the second would need more than 7.
    expect(read(star2, "[4, {1/2: [6, 1], 1/2: [8, 7, 9]}]")).toBe("0 1.0.0 1.1.0 1.0.1 1.1.1");
    // MIN has 4, looks leave at least 1/2 · 5 + 1/2 · 2. The first child is 5.5, and so 2.5 is enough for the second.
    expect(read(star2, "[[4, {1/2: [5, 5.5], 1/2: [2, 2.7, 1]}]]")).toBe(
      "0.0 0.1.0.0 0.1.1.0 0.1.0.1 0.1.1.1",
    );
  });

  it("does not look below leaves, chance nodes, or where the depth ends", () => {
    const tree = "[4, {1/2: 9, 1/4: {1: 8}, 1/4: [7, 9]}]";
    expect(read(star2, tree)).toBe("0 1.2.0 1.0 1.1.0 1.2.1");
    expect(read(star2, tree, { ...ten, depth: 2 })).toBe("0 1.0 1.1 1.2");
  });
});

/** MAX, chance, MIN, chance, MAX … with three moves and two things that may happen, leaves from 0 to 10. */
function regularTree(chance: Random, depth: number): ChanceTree {
  if (depth === 0) return chance.below(11);
  const below = () => regularTree(chance, depth - 1);
  if (depth % 2 === 1)
    return {
      chances: [1, 3].map((numerator) => ({ probability: { numerator, denominator: 4 }, tree: below() })),
    };
  return [below(), below(), below()];
}

describe("star1 and star2", () => {
  it("read fewer leaves than expectimax, and star2 the fewest, on trees where sides and chance take turns", () => {
    const chance = random("regular trees");
    const sum = { expectimax: 0, star1: 0, star2: 0 };
    for (let trees = 0; trees < 60; trees++) {
      const game = chanceTreeGame(regularTree(chance, 4));
      for (const [name, search] of Object.entries({ expectimax, star1, star2 }))
        sum[name as keyof typeof sum] += leafPaths(search, game, ten).length;
    }
    expect(sum.expectimax).toBe(60 * 36);
    expect(sum.star1).toBeLessThan(0.95 * sum.expectimax);
    expect(sum.star2).toBeLessThan(0.95 * sum.star1);
  });

  it.each([star1, star2])(
    "refuse what lies outside of the bounds: what was left unread may be wrong then",
    (star) => {
      const game = gameOf("[4, {1/2: 1, 1/2: [20, 3]}]");
      expect(() => star(game, game.start, ten)).toThrow(
        '20 lies outside of the bounds from 0 to 10: what was left unread may be wrong; at "[4,{1/2:1,1/2:[20,3]}]@1.1.0"',
      );
      expect(() => star(game, game.start, { bounds: [1, 20], depth: 2 })).toThrow(
        "0 lies outside of the bounds from 1 to 20",
      );
      expect(star(game, game.start).value).toBe(4);
    },
  );

  it.each([star1, star2])("bound nothing in a game without chance", (star) => {
    const game = treeGame([4, [20, 30]]);
    expect(star(game, game.start, ten).value).toBe(20);
  });

  it.each([[[10, 0]], [[0, Infinity]], [[Number.NaN, 1]], [[1]], ["0 to 10"]])(
    "take no %j for bounds",
    (bounds) => {
      const game = gameOf("{1: 3}");
      for (const star of [star1, star2])
        expect(() => star(game, game.start, { bounds: bounds as unknown as [number, number] })).toThrow(
          Refusal,
        );
    },
  );
});
