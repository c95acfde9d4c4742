import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type AnyGame,
  type ChanceTree,
  ChanceUct,
  chanceTreeGame,
  childrenOf,
  connectFour,
  expectimax,
  type Game,
  InformationSetUct,
  isChanceNode,
  mcts,
  nothingHidden,
  parseChanceTree,
  pig,
  race,
  random,
  Silent,
  solvePig,
  ticTacToe,
  treeGame,
  twentyFortyEight,
  Uct,
} from "../../../src/engine/index.ts";
import { arbitraryChanceTree } from "../arbitraryChanceTree.ts";
import { arbitraryTree } from "../arbitraryTree.ts";
import { type PlainNode, plainUct } from "./plainUct.ts";

const inner = arbitraryChanceTree.filter((tree) => typeof tree !== "number");

function grown<Position, Move>(game: AnyGame<Position, Move>, iterations: number, options = {}) {
  const uct = new ChanceUct(game, game.start, options);
  for (let done = 0; done < iterations; done++) uct.iterate();
  return uct;
}

/** Whatever stands in the tree of a search, node by node. */
function nodesOf<Position, Move>({ tree }: Pick<Uct<Position, Move>, "tree">) {
  return Array.from({ length: tree.size }, (_, node) => {
    const [parent, move, byMax] = [tree.parent[node], tree.moves[node], tree.byMax[node]];
    return [parent, move, byMax, tree.visits[node], tree.earned[node]];
  });
}

/** Everything that a search tells, and what it comes to. */
function toldBy<Result>(search: (observer: Silent<unknown>) => Result) {
  const told: (readonly [event: string, ...details: unknown[]])[] = [];
  const observer = new Proxy(new Silent<unknown>(), {
    get:
      (_, event) =>
      (...details: unknown[]) =>
        void told.push([String(event), ...details]),
  });
  return { result: search(observer), told };
}

describe("UCT where no chance draws", () => {
  it("is UCT: the same tree for the same seed, and nothing else is told", () => {
    fc.assert(
      fc.property(
        arbitraryTree.filter((tree) => typeof tree !== "number"),
        fc.integer({ min: 1, max: 80 }),
        fc.nat(),
        (tree, iterations, seed) => {
          const game = treeGame(tree);
          const [plain, withChance] = [Uct, ChanceUct].map((Sampler) =>
            toldBy((observer) => {
              const uct = new Sampler(game, game.start, { seed }, observer);
              for (let done = 0; done < iterations; done++) uct.iterate();
              return nodesOf(uct);
            }),
          );
          expect(withChance).toEqual(plain);
        },
      ),
    );
  });

  it.each<[string, Game<unknown, unknown>]>([
    ["tic-tac-toe", ticTacToe as Game<unknown, unknown>],
    ["Connect Four", connectFour as Game<unknown, unknown>],
  ])("is UCT in %s, rollouts by the game's order among it", (_, game) => {
    for (const rollout of ["uniform", "order"] as const) {
      const plain = new Uct(game, game.start, { seed: 5, rollout });
      for (let done = 0; done < 500; done++) plain.iterate();
      expect(nodesOf(grown(game, 500, { seed: 5, rollout }))).toEqual(nodesOf(plain));
    }
  });
});

describe("UCT with chance nodes", () => {
  it("grows the tree that a plain player grows, visit for visit", () => {
    // With rewards in eighths all sums are exact, and no rounding parts equal bounds.
    const clamp = (tree: ChanceTree): ChanceTree => {
      if (typeof tree === "number") return Math.max(-4, Math.min(4, Math.round(tree)));
      if (!isChanceNode(tree)) return tree.map(clamp);
      return { chances: tree.chances.map(({ probability, tree }) => ({ probability, tree: clamp(tree) })) };
    };
    const within = inner.map((tree): ChanceTree => [clamp(tree), [[4], -4]]);
    fc.assert(
      fc.property(within, fc.integer({ min: 1, max: 300 }), fc.nat(), (tree, iterations, seed) => {
        const uct = grown(chanceTreeGame(tree), iterations, { seed });
        const compare = (node: number, plain: PlainNode): void => {
          expect(uct.tree.visits[node]).toBe(plain.visits);
          const forMax = uct.tree.byMax[node] === 1 ? plain.sum : plain.visits - plain.sum;
          expect(uct.tree.earned[node]).toBe(forMax);
          const children = [...uct.tree.childrenOf(node)];
          expect(children.map((child) => uct.tree.moves[child])).toEqual(plain.children.map(([at]) => at));
          for (const [i, child] of children.entries()) compare(child, plain.children[i][1]);
        };
        compare(0, plainUct(tree, iterations, Math.SQRT2, random(seed)));
      }),
      { numRuns: 300 },
    );
  });

  it("keeps at every node the visits of its children, and one more where a game was played out from it", () => {
    fc.assert(
      fc.property(inner, fc.integer({ min: 1, max: 400 }), fc.nat(), (tree, iterations, seed) => {
        const uct = grown(chanceTreeGame(tree), iterations, { seed });
        expect(uct.tree.visits[0]).toBe(iterations);
        expect(uct.tree.size).toBeLessThanOrEqual(iterations + 1);
        for (let node = 0; node < uct.tree.size; node++) {
          const children = [...uct.tree.childrenOf(node)];
          const below = children.reduce((sum, child) => sum + uct.tree.visits[child], 0);
          const isOver = typeof uct.tree.positions[node].tree === "number";
          if (isOver) expect(children).toEqual([]);
          else expect(uct.tree.visits[node]).toBe(below + (node === 0 ? 0 : 1));
        }
      }),
      { numRuns: 200 },
    );
  });

  it("comes to count what expectimax finds, at every node as near as its visits let it", () => {
    fc.assert(
      fc.property(inner, fc.nat(), (tree, seed) => {
        const game = chanceTreeGame(tree);
        const uct = grown(game, 4000, { seed });
        const { visits, positions, byMax } = uct.tree;
        const [least, greatest] = game.range;
        const spread = greatest - least || 1;
        /** What a node is worth to MAX, from 0 to 1, as it has been sampled and in truth; and how far the two may be apart. */
        const check = (node: number): { readonly truth: number; readonly apart: number } => {
          const truth = (expectimax(game, positions[node]).value - least) / spread;
          if (greatest === least) return { truth, apart: 1 };
          const mean = byMax[node] === 1 ? uct.tree.mean(node) : 1 - uct.tree.mean(node);
          const children = [...uct.tree.childrenOf(node)];
          const below = children.map(check);
          const apart = Math.min(1, apartAt(node, children, below) + 1e-9);
          expect(Math.abs(mean - truth)).toBeLessThanOrEqual(apart);
          return { truth, apart };
        };
        const apartAt = (
          node: number,
          children: readonly number[],
          below: readonly { readonly truth: number; readonly apart: number }[],
        ): number => {
          const { tree } = positions[node];
          if (typeof tree === "number") return 0;
          if (children.length < childrenOf(tree).length) return 1;
          const all = visits[node];
          // One of the visits was played out from here by lot.
          const share = (i: number) => visits[children[i]] / all;
          const inherited = below.reduce((sum, { apart }, i) => sum + share(i) * apart, 1 / all);
          // An outcome's share is further from its probability than this once in a thousand million times (Hoeffding).
          if (uct.draws(node)) return inherited + (children.length / 2) * Math.sqrt(Math.log(2e9) / 2 / all);
          // A worse move was last chosen where what uncertainty added to it made up for it.
          const best = Math.max(...below.map(({ apart }) => apart));
          const added = children.map(
            (child) => Math.SQRT2 * Math.sqrt(Math.log(all) / Math.max(1, visits[child] - 1)),
          );
          return inherited + added.reduce((sum, bonus, i) => sum + share(i) * Math.min(1, bonus + best), 0);
        };
        check(0);
      }),
      { numRuns: 60, seed: 16 },
    );
  });

  it.each([
    ["[2, {1/2: 0, 1/2: 5}]", 1],
    ["[3, {1/2: 0, 1/2: 5}]", 0],
    ["[{1/3: [6, 9], 2/3: [8, 3]}, {1/2: [2, 4], 1/2: [7, 9]}, 0]", 1],
    ["[{1/10: 9, 9/10: 0}, {9/10: 2, 1/10: 0}]", 1],
    ["[{1/6: 12, 5/6: 1}, 3]", 1],
  ])("plays expectimax's move where that is clear: %s", (text, move) => {
    const game = chanceTreeGame(parseChanceTree(text));
    const { value, line } = expectimax(game, game.start);
    expect(line[0]).toBe(move);
    for (let seed = 0; seed < 5; seed++) {
      const found = mcts(game, game.start, { iterations: 20_000, seed });
      expect(found.line[0]).toBe(move);
      const most = Math.max(...found.children.map(({ visits }) => visits));
      expect(found.children.find((child) => child.move === move)!.visits).toBe(most);
      expect(Math.abs(found.value - value)).toBeLessThan(0.05 * (game.range[1] - game.range[0]));
    }
  });

  it("draws what chance draws as often as it is likely, and never by a bound", () => {
    const tree = parseChanceTree("{1/6: [1, 2], 1/3: [5, 6], 1/2: [[0, 9], 3]}");
    const uct = grown(chanceTreeGame(tree), 12_000, { seed: 4 });
    const shares = [...uct.tree.childrenOf(0)].map((child) => [
      uct.tree.moves[child],
      uct.tree.visits[child] / 12_000,
    ]);
    // Five standard deviations of a half among twelve thousand are 0.023.
    for (const [move, share] of shares)
      expect(Math.abs(share - [1 / 6, 1 / 3, 1 / 2][move])).toBeLessThan(0.023);
  });

  it("counts an outcome for whom the chance node counts, and for MAX where chance draws first", () => {
    const text = "[{1/2: [1, 2], 1/2: {1/3: 3, 2/3: 4}}, [{1/2: 5, 1/2: 6}, 2]]";
    const { tree } = grown(chanceTreeGame(parseChanceTree(text)), 400);
    for (let node = 1; node < tree.size; node++) {
      const above = tree.parent[node];
      const { tree: at, side } = tree.positions[above];
      expect(tree.byMax[node] === 1).toBe(isChanceNode(at) ? tree.byMax[above] === 1 : side === "max");
    }
    const coin = chanceTreeGame(parseChanceTree("{1/4: 8, 3/4: 0}"));
    const found = mcts(coin, coin.start, { iterations: 8000 });
    expect(found.line).toEqual([]);
    for (const { move, mean } of found.children) expect(mean).toBe(move === 0 ? 1 : 0);
    // Five standard deviations of a quarter of 8 among eight thousand are 0.19.
    expect(Math.abs(found.value - 2)).toBeLessThan(0.19);
  });

  it("ends a line where chance draws", () => {
    const game = chanceTreeGame(parseChanceTree("[[{1/2: 5, 1/2: 6}, 7], 0]"));
    expect(mcts(game, game.start, { iterations: 3000 }).line).toEqual([0, 0]);
  });

  it("gives the same tree for the same seed, observed or not, and another for another", () => {
    const game = race({ length: 4, faces: 3 });
    const run = (seed: number) => nodesOf(grown(game, 1000, { seed }));
    expect(run(7)).toEqual(run(7));
    expect(run(7)).not.toEqual(run(8));
    const silent = mcts(game, game.start, { iterations: 500 });
    expect(mcts(game, game.start, { iterations: 500 }, new Silent())).toEqual(silent);
  });

  it("tells each draw of an outcome that is known, and one that is drawn for the first time as a child that is added", () => {
    const game = chanceTreeGame(parseChanceTree("{1/2: 0, 1/2: [1, 2]}"));
    const { told } = toldBy((observer) => {
      const uct = new ChanceUct(game, game.start, { seed: 2 }, observer);
      for (let done = 0; done < 40; done++) uct.iterate();
    });
    const count = (name: string) => told.filter(([event]) => event === name).length;
    // Every iteration draws once, and two of the draws have added a child.
    expect(count("draw")).toBe(38);
    expect(count("expand")).toBe(4);
    expect(count("rollout")).toBe(40);
  });

  it("knows draws of objects, and where a game that is over stands at chance's turn", () => {
    const sliding = twentyFortyEight({ size: 2, goal: 16 });
    const uct = grown(sliding, 2000, { seed: 1 });
    const drawn = [...uct.tree.childrenOf(0)].map((child) => uct.tree.moves[child]);
    expect(new Set(drawn).size).toBe(drawn.length);
    const ending = race({ length: 2, faces: 3 });
    expect(mcts(ending, ending.start, { iterations: 3000 }).iterations).toBe(3000);
  });

  it("plays Pig as its solution does, and the race as expectimax does, where that is clear", () => {
    const game = pig(60);
    const solved = solvePig(60);
    for (const [max, min, total] of [
      [10, 10, 35],
      [0, 0, 4],
      [30, 50, 10],
    ]) {
      const isRoll = solved.rolling(max, min, total) > solved.holding(max, min, total);
      const position = game.read(`${max}:${min} A+${total}`);
      expect(mcts(game, position, { iterations: 4000 }).line[0]).toBe(isRoll ? "roll" : "hold");
    }
    const track = race({ length: 4, faces: 3 });
    for (const text of ["01:02 A3", "03:12 A3", "12:33 A3", "13:02 A2"]) {
      const position = track.read(text);
      const best = expectimax(track, position, { depth: 9 }).line[0];
      expect(mcts(track, position, { iterations: 3000 }).line[0]).toBe(best);
    }
  });

  it("refuses to prove, and a game that is over", () => {
    const game = chanceTreeGame(parseChanceTree("{1/2: 0, 1/2: 5}"));
    expect(() => mcts(game, game.start, { exact: true })).toThrow("exact proves nothing where chance draws");
    expect(() => mcts(game, game.play(game.start, 1))).toThrow("There is nothing to search");
  });
});

describe("What information set search tells", () => {
  it("names draws as draws, and chooses by bounds where sides choose", () => {
    const game = nothingHidden(chanceTreeGame(parseChanceTree("[2, {1/2: 0, 1/2: 5}]")));
    const { result, told } = toldBy((observer) => {
      const uct = new InformationSetUct(game, game.start, { seed: 1 }, observer);
      for (let done = 0; done < 60; done++) uct.iterate();
      return [...uct.tree.childrenOf(0)].find((child) => uct.tree.moves[child] === 1)!;
    });
    const count = (name: string) => told.filter(([event]) => event === name).length;
    expect(count("expand")).toBe(4);
    expect(count("select")).toBe(58);
    // The coin was added once, and each of its sides.
    const tosses = told.filter(([event, move]) => event === "select" && move === 1).length;
    expect(result).toBeGreaterThan(0);
    expect(count("draw")).toBe(tosses - 2);
  });
});
