import { describe, expect, it } from "vitest";
import {
  connectFour,
  finalMove,
  mcts,
  orderedMove,
  parseTree,
  random,
  SampledTree,
  Silent,
  treeGame,
  Uct,
  type UpperConfidenceBound,
  ucb1,
} from "../../../src/engine/index.ts";

describe("Uct", () => {
  it("chooses by mean + c·√(ln N / n), to twelve places, N being the parent's visits", () => {
    for (const c of [0, 0.5, Math.SQRT2, 3]) {
      let compared = 0;
      const observer = new (class extends Silent<number> {
        override select(move: number, bound: UpperConfidenceBound): void {
          // The walk's first choice is at the root, which nothing has been told since the last iteration.
          if (uct.tree.visits[0] === compared) return;
          compared = uct.tree.visits[0];
          const bounds = [...uct.tree.childrenOf(0)].map((child) => ({
            move: uct.tree.moves[child],
            bound: ucb1(uct.tree.mean(child), uct.tree.visits[child], uct.tree.visits[0], c),
          }));
          const best = bounds.reduce((one, other) => (other.bound > one.bound ? other : one));
          expect(move).toBe(best.move);
          expect(Math.abs(bound.exploit + bound.explore - best.bound)).toBeLessThan(1e-12);
        }
      })();
      const uct = new Uct(connectFour, connectFour.start, { c, seed: 3 }, observer);
      for (let done = 0; done < 300; done++) uct.iterate();
      expect(compared).toBe(299);
    }
  });

  it("keeps at every node the visits of its children, and one more where a game was played out from it", () => {
    const uct = new Uct(connectFour, connectFour.start, { seed: 2 });
    for (let done = 0; done < 2000; done++) uct.iterate();
    const { tree } = uct;
    expect(tree.visits[0]).toBe(2000);
    for (let node = 0; node < tree.size; node++) {
      const below = [...tree.childrenOf(node)].reduce((sum, child) => sum + tree.visits[child], 0);
      const isOver = connectFour.outcome(tree.positions[node]) !== undefined;
      if (isOver) expect(below).toBe(0);
      else expect(tree.visits[node]).toBe(below + (node === 0 ? 0 : 1));
      expect(tree.mean(node)).toBeGreaterThanOrEqual(0);
      expect(tree.mean(node)).toBeLessThanOrEqual(1);
    }
  });

  it("is handed rewards that are each side's own, and sum to one", () => {
    const game = treeGame(parseTree("[[0,0],[1,1]]"));
    const uct = new Uct(game, game.start, {});
    for (let done = 0; done < 50; done++) uct.iterate();
    for (const child of uct.tree.childrenOf(0)) {
      for (const reply of uct.tree.childrenOf(child))
        expect(uct.tree.mean(reply)).toBe(1 - uct.tree.mean(child));
    }
  });
});

describe("finalMove", () => {
  const tree = new SampledTree<null, string>();
  tree.add(-1, "", null, true);
  for (const [move, visits, earned] of [
    ["steady", 10, 6],
    ["lucky", 2, 2],
    ["late", 10, 7],
  ] as const) {
    const node = tree.add(0, move, null, true);
    tree.visits[node] = visits;
    tree.earned[node] = earned;
  }

  it("takes the most visited child, the first born of several, or the one of the greatest mean", () => {
    expect(tree.moves[finalMove(tree, 0, "visits")]).toBe("steady");
    expect(tree.moves[finalMove(tree, 0, "value")]).toBe("lucky");
  });

  it("goes on until one child is both, where it must be", () => {
    const options = { iterations: 20, seed: 4, reward: "win" } as const;
    for (let seed = 0; seed < 20; seed++) {
      const { children, line, iterations } = mcts(connectFour, connectFour.start, {
        ...options,
        seed,
        final: "robustMax",
      });
      expect(iterations).toBeGreaterThanOrEqual(20);
      const chosen = children.find(({ move }) => move === line[0])!;
      const greatest = Math.max(...children.map(({ mean }) => mean));
      if (iterations < 40) expect(chosen.mean).toBe(greatest);
    }
  });
});

describe("A rollout by the game's own order", () => {
  it("plays the best-looking move half of the time, the next a quarter of it", () => {
    const chance = random(9);
    const counts = new Map<number, number>();
    for (let i = 0; i < 4000; i++) {
      const move = orderedMove(connectFour, connectFour.start, chance);
      counts.set(move, (counts.get(move) ?? 0) + 1);
    }
    const [first, second] = connectFour.order!(connectFour.start, connectFour.moves(connectFour.start));
    expect(counts.get(first)! / 4000).toBeCloseTo(0.5, 1);
    expect(counts.get(second)! / 4000).toBeCloseTo(0.25, 1);
  });

  it("leads to another tree than one of chance, the same for the same seed", () => {
    const run = (rollout: "order" | "uniform") =>
      mcts(connectFour, connectFour.start, { iterations: 500, seed: 1, rollout });
    expect(run("order")).toEqual(run("order"));
    expect(run("order")).not.toEqual(run("uniform"));
  });
});
