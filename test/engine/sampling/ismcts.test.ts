import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type HiddenGame,
  hiddenTreeGame,
  InformationSetUct,
  ismcts,
  kuhnPoker,
  parseChanceTree,
  Silent,
  strategyFusion,
  type UpperConfidenceBound,
  whist,
} from "../../../src/engine/index.ts";
import { arbitraryWorlds } from "../arbitraryWorlds.ts";

/** Matching pennies in turn: MIN lays a coin that MAX does not see, head or tail; MAX wins where it names the same. */
const pennies: HiddenGame<string, string> = {
  name: "Pennies",
  start: "",
  range: [-1, 1],
  turn: (played) => (played.length === 0 ? "min" : "max"),
  chances: () => [],
  moves: (played) => (played.length === 2 ? [] : ["h", "t"]),
  play: (played, move) => played + move,
  outcome: (played) => (played.length < 2 ? undefined : played[0] === played[1] ? 1 : -1),
  evaluate: () => 0,
  sees: (played, side) => (side === "min" ? `own ${played}` : played.replace(/^./, "?")),
  worlds: (played, side) =>
    side === "min" || played === ""
      ? [{ position: played, chance: 1 }]
      : ["h", "t"].map((coin) => ({ position: coin + played.slice(1), chance: 1 / 2 })),
  key: (played) => played,
  write: (played) => played,
  read: (text) => text,
  writeMove: (_played, move) => move,
  readMove: (_played, text) => text,
  diagram: (played) => played,
};

const inFirstWorld = (tree: Parameters<typeof hiddenTreeGame>[0]) => {
  const game = hiddenTreeGame(tree);
  return { game, position: game.play(game.start, 0) };
};

describe("ismcts", () => {
  it("expands one child at a time: visits of the root's children sum to the iterations", () => {
    fc.assert(
      fc.property(arbitraryWorlds, fc.integer({ min: 1, max: 150 }), fc.nat(), (tree, iterations, seed) => {
        const { game, position } = inFirstWorld(tree);
        const { children, line } = ismcts(game, position, { iterations, seed });
        expect(children.reduce((sum, { visits }) => sum + visits, 0)).toBe(iterations);
        const most = Math.max(...children.map(({ visits }) => visits));
        expect(children.find(({ move }) => move === line[0])!.visits).toBe(most);
        for (const { mean } of children) expect(mean >= 0 && mean <= 1).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it("keeps one node for all positions that look alike: visits, rewards and chances to be chosen add up", () => {
    const game = whist();
    const position = game.read("s1s3h2:s2h1h4 s3s2");
    const uct = new InformationSetUct(game, position, { iterations: 1, seed: "tree" });
    for (let i = 0; i < 3000; i++) uct.iterate();
    const { tree, available } = uct;
    const seen = new Set<string>();
    for (let node = 0; node < tree.size; node++) {
      seen.add(game.sees(tree.positions[node], "max"));
      const children = [...tree.childrenOf(node)];
      const below = children.reduce((sum, child) => sum + tree.visits[child], 0);
      const isOver = game.outcome(tree.positions[node]) !== undefined;
      expect(tree.visits[node] - below).toBe(isOver ? tree.visits[node] : node === 0 ? 0 : 1);
      for (const child of children) {
        expect(available[child]).toBeGreaterThanOrEqual(tree.visits[child]);
        expect(available[child]).toBeLessThanOrEqual(tree.visits[node]);
      }
    }
    expect(seen.size).toBe(tree.size);
    // What MIN may hold differs from world to world, so some of its moves could be chosen more seldom.
    const rare = available.some((times, node) => node > 0 && times < tree.visits[tree.parent[node]] / 2);
    expect(rare).toBe(true);
  });

  it("credits each node to whoever moved into it, in whatever world", () => {
    const { game, position } = inFirstWorld(
      parseChanceTree("{1/2: [[0, 0], [1, 1]], 1/2: [[0, 0], [1, 1]]}"),
    );
    const { children, line, value } = ismcts(game, position, { iterations: 400 });
    expect(children.map(({ move, mean }) => [move, mean]).sort()).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(line[0]).toBe(1);
    expect(value).toBeGreaterThan(0.9);
    // MIN, too, takes what is best for itself: left is worth −2, not 0 on the average.
    const lure = inFirstWorld(parseChanceTree("{1/2: [[2, -2], [-1, -1]], 1/2: [[2, -2], [-1, -1]]}"));
    expect(ismcts(lure.game, lure.position, { iterations: 600 }).line[0]).toBe(1);
    const mirrored = kuhnPoker();
    expect(ismcts(mirrored, mirrored.read("02 b"), { iterations: 300 }).line).toEqual(["b"]);
    expect(ismcts(mirrored, mirrored.read("20 b"), { iterations: 300 }).line).toEqual(["p"]);
  });

  it("draws worlds by how likely they are", () => {
    const { game, position } = inFirstWorld(parseChanceTree("{1/10: [1, 0], 9/10: [0, 1]}"));
    const { children } = ismcts(game, position, { iterations: 4000, c: 3 });
    // Five standard deviations of a share of 9/10 among a thousand are about 0.05.
    for (const { move, mean } of children)
      expect(Math.abs(mean - (move === 0 ? 0.1 : 0.9))).toBeLessThan(0.05);
  });

  it("knows nothing of the true world: the same search in all that look alike", () => {
    const game = whist();
    const position = game.read("s1s3h2:s2h1h4 s3s2");
    const results = game
      .worlds(position, "max")
      .map((world) => ismcts(game, world.position, { iterations: 200, seed: 5 }));
    for (const result of results) expect(result).toEqual(results[0]);
    expect(ismcts(game, position, { iterations: 200, seed: 6 })).not.toEqual(results[0]);
  });

  it("takes moves that the searcher does not see for one child", () => {
    const uct = new InformationSetUct(pennies, "h", { seed: 2 });
    for (let i = 0; i < 200; i++) uct.iterate();
    expect([...uct.tree.childrenOf(0)].map((child) => uct.tree.moves[child]).sort()).toEqual(["h", "t"]);
    const blind: HiddenGame<string, string> = {
      ...pennies,
      turn: (played) => (played.length === 1 ? "min" : "max"),
      moves: (played) => (played.length === 3 ? [] : ["h", "t"]),
      outcome: (played) => (played.length < 3 ? undefined : played[1] === played[2] ? 1 : -1),
      sees: (played) => played.replace(/^(.)./, "$1?"),
      worlds: (position) => [{ position, chance: 1 }],
    };
    const search = new InformationSetUct(blind, "", { seed: 2 });
    for (let i = 0; i < 2000; i++) search.iterate();
    const { tree, available } = search;
    const [first] = tree.childrenOf(0);
    const [hidden, ...others] = tree.childrenOf(first);
    expect(others).toEqual([]);
    // Both coins are this child, but it could be chosen once.
    expect(available[hidden]).toBe(tree.visits[hidden]);
    // Either coin was meant as often, so that nothing is won by guessing.
    expect(Math.abs(tree.mean(hidden) - 0.5)).toBeLessThan(0.06);
  });

  it("selects by the greatest bound of what could be chosen, and tells what it compared", () => {
    const { game, position } = inFirstWorld(strategyFusion);
    const told: (readonly [number, UpperConfidenceBound])[] = [];
    const selects = new (class extends Silent<number> {
      override select(move: number, bound: UpperConfidenceBound) {
        told.push([move, bound]);
      }
    })();
    const uct = new InformationSetUct(game, position, { c: 0.7, seed: 8 }, selects);
    for (let i = 0; i < 100; i++) {
      const { tree, available } = uct;
      const children = [...tree.childrenOf(0)];
      const bound = (child: number) =>
        tree.mean(child) + 0.7 * Math.sqrt(Math.log(available[child] + 1) / tree.visits[child]);
      const bounds = children.map(bound);
      const expected = tree.moves[children[bounds.indexOf(Math.max(...bounds))]];
      told.length = 0;
      uct.iterate();
      if (children.length < 2) expect(told).toEqual([]);
      else {
        expect(told[0][0]).toBe(expected);
        expect(told[0][1].exploit + told[0][1].explore).toBeCloseTo(Math.max(...bounds), 12);
      }
    }
  });

  it("gives the same result whoever observes, stops when it is told to, and tells backups of every node", () => {
    const game = whist();
    const position = game.read("s1s3h2:s2h1h4");
    const backed: number[] = [];
    const listener = new (class extends Silent<string> {
      override backup(visits: number) {
        backed.push(visits);
      }
    })();
    const result = ismcts(game, position, { iterations: 50 }, listener);
    expect(result).toEqual(ismcts(game, position, { iterations: 50 }));
    expect(backed.filter((_, i) => i > 0 && backed[i + 1] === undefined)).toEqual([50]);
    let asked = 0;
    expect(ismcts(game, position, { stop: () => ++asked === 7 }).iterations).toBe(7);
  });

  it("refuses what makes no sense", () => {
    const game = kuhnPoker();
    expect(() => ismcts(game, game.start)).toThrow("chance is to draw");
    expect(() => ismcts(game, game.read("20 pp"))).toThrow("the game is over");
    expect(() => ismcts(game, game.read("20"), { iterations: 0 })).toThrow("iterations must be");
  });
});
