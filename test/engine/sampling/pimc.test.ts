import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  expectimax,
  hiddenTreeGame,
  isChanceNode,
  kuhnPoker,
  pimc,
  SampledTree,
  Silent,
  strategyFusion,
  type Tree,
  whist,
} from "../../../src/engine/index.ts";
import { arbitraryWorlds, worldsOf } from "../arbitraryWorlds.ts";

/** A tree's value where both see it. */
const openValue = (tree: Tree, isMax: boolean): number =>
  typeof tree === "number"
    ? tree
    : (isMax ? Math.max : Math.min)(...tree.map((child) => openValue(child, !isMax)));

/** A tree with worlds as a game, in its first world. */
function inFirstWorld(tree: Parameters<typeof hiddenTreeGame>[0]) {
  const game = hiddenTreeGame(tree);
  return { game, position: game.play(game.start, 0) };
}

describe("pimc", () => {
  it("gives each move the mean of its open values over all worlds, and plays the first of the best", () => {
    fc.assert(
      fc.property(arbitraryWorlds, (tree) => {
        const { game, position } = inFirstWorld(tree);
        const worlds = worldsOf(tree);
        const means = game
          .moves(position)
          .map((move) =>
            worlds.reduce(
              (sum, [chance, world]) => sum + chance * openValue((world as readonly Tree[])[move], false),
              0,
            ),
          );
        const { line, value, children, iterations } = pimc(game, position);
        expect(value).toBeCloseTo(Math.max(...means), 9);
        expect(means[line[0]]).toBeCloseTo(value, 9);
        const [least, greatest] = game.range;
        for (const [i, { mean, visits }] of children.entries()) {
          expect(visits).toBeCloseTo(worlds.length, 9);
          expect(least + mean * (greatest - least)).toBeCloseTo(means[i], 6);
        }
        expect(iterations).toBeCloseTo(worlds.length * means.length, 9);
        if (worlds.every(([chance]) => chance === worlds[0][0]))
          expect(line[0]).toBe(means.findIndex((mean) => mean > Math.max(...means) - 1e-9));
      }),
      { numRuns: 200 },
    );
  });

  it("chooses for MIN what is least", () => {
    const game = kuhnPoker();
    // After a bet, the highest card calls in all worlds, and the lowest in none.
    for (const [text, move] of [
      ["02 b", "b"],
      ["20 b", "p"],
    ] as const) {
      const position = game.read(text);
      const values = game.worlds(position, "min").map((world) => {
        const next = game.play(world.position, move);
        return game.outcome(next)!;
      });
      const { line, value, children } = pimc(game, position);
      expect([line, value]).toEqual([[move], (values[0] + values[1]) / 2]);
      // Means are of the side that chooses.
      expect(children.find((child) => child.move === move)!.mean).toBe((2 - value) / 4);
    }
  });

  it("looks at the worlds, and not at the cards that it does not see", () => {
    const game = whist();
    const position = game.read("s1s3h2:s2h1h4 s3s2");
    const other = game.worlds(position, "max").at(-1)!.position;
    expect(game.write(other)).not.toBe(game.write(position));
    expect(pimc(game, other)).toEqual(pimc(game, position));
  });

  it("draws worlds by how likely they are, by seed, where it is to search some alone", () => {
    const { game, position } = inFirstWorld({
      chances: [
        { probability: { numerator: 1, denominator: 4 }, tree: [1, 0] },
        { probability: { numerator: 3, denominator: 4 }, tree: [0, 0] },
      ],
    });
    const { children, value } = pimc(game, position, { worlds: 4000, seed: 3 });
    expect(children.map(({ visits }) => visits)).toEqual([4000, 4000]);
    // Four standard deviations of a share of a quarter are about 0.027.
    expect(Math.abs(value - 1 / 4)).toBeLessThan(0.027);
    expect(pimc(game, position, { worlds: 50, seed: 3 })).toEqual(
      pimc(game, position, { worlds: 50, seed: 3 }),
    );
    const found = [1, 2, 3, 4, 5].map((seed) => pimc(game, position, { worlds: 50, seed }).value);
    expect(new Set(found).size).toBeGreaterThan(1);
    expect(pimc(game, position).value).toBe(1 / 4);
  });

  it("searches by the search and to the depth that it is given", () => {
    const { game, position } = inFirstWorld(strategyFusion);
    const depths: unknown[] = [];
    const search: typeof expectimax = (open, at, options, observer) => {
      depths.push(options?.depth);
      return expectimax(open, at, options, observer);
    };
    // One ply deep, left is estimated at 0.
    expect(pimc(game, position, { search, depth: 1 }).line).toEqual([1]);
    expect(depths).toEqual([0, 0, 0, 0]);
    expect(pimc(game, position, { search }).line).toEqual([0]);
  });

  it("stops between worlds when it is told to, but not before one is searched", () => {
    const { game, position } = inFirstWorld(strategyFusion);
    let asked = 0;
    const { children } = pimc(game, position, { stop: () => ++asked > 0 });
    expect(children.map(({ visits }) => visits)).toEqual([1, 1]);
    expect(pimc(game, position, { worlds: 7, stop: () => ++asked > 4 }).iterations).toBe(8);
  });

  it("tells a sampling search of one ply, whose rollouts are perfect play", () => {
    const { game, position } = inFirstWorld(strategyFusion);
    const told: string[] = [];
    class Listener extends Silent<number> {
      override select(move: number, { exploit, explore }: { exploit: number; explore: number }) {
        told.push(`select ${move} ${exploit} ${explore}`);
      }
      override expand(move: number) {
        told.push(`expand ${move}`);
      }
      override rollout(moves: readonly number[], value: number) {
        told.push(`rollout ${moves} ${value}`);
      }
      override backup(visits: number, mean: number) {
        told.push(`backup ${visits} ${mean}`);
      }
    }
    const result = pimc(game, position, {}, new Listener());
    const first = ["expand 0", "rollout 0,0 2", "backup 1 1", "backup 1 1"];
    const second = ["expand 1", "rollout  2", "backup 1 1", "backup 2 1"];
    expect(told.slice(0, 8)).toEqual([...first, ...second]);
    expect(told.slice(8)).toEqual([
      ...["select 0 1 0", "rollout 0,1 2", "backup 2 1", "backup 3 1"],
      ...["select 1 1 0", "rollout  1", "backup 2 0.75", "backup 4 0.875"],
    ]);
    expect(pimc(game, position)).toEqual(result);
  });

  it("keeps what it found in a tree that it is handed", () => {
    const { game, position } = inFirstWorld(strategyFusion);
    const tree = new SampledTree<typeof position, number>();
    pimc(game, position, { tree });
    pimc(game, position, { tree });
    expect([tree.size, tree.visits[0], tree.visits[1]]).toEqual([3, 4, 2]);
    expect(isChanceNode(strategyFusion)).toBe(true);
  });

  it("refuses what makes no sense", () => {
    const game = kuhnPoker();
    const position = game.read("20");
    expect(() => pimc(game, game.start)).toThrow("chance is to draw");
    expect(() => pimc(game, game.read("20 pp"))).toThrow("the game is over");
    expect(() => pimc(game, position, { worlds: 0 })).toThrow("worlds must be a whole number, 1 or more");
    expect(() => pimc(game, position, { depth: 0 })).toThrow(
      "depth must be a whole number of plies, 1 or more",
    );
  });
});
