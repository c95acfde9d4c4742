import { describe, expect, it } from "vitest";
import {
  expectimax,
  hiddenTreeGame,
  parseChanceTree,
  perfectInformation,
  pimc,
} from "../../../../src/engine/index.ts";
import { difficultyAt, levels, spread } from "../../../../src/kit/byHand/difficulty.ts";
import { countWorlds } from "../../../../src/kit/byHand/pimc/countedWorlds.ts";
import { freshWorlds, hardnessOf } from "../../../../src/kit/byHand/pimc/freshWorlds.ts";
import type { PimcAct } from "../../../../src/kit/byHand/pimc/pimcAct.ts";
import type { PimcMistakeName } from "../../../../src/kit/byHand/pimc/pimcMistakes.ts";
import { pimcProcedure } from "../../../../src/kit/byHand/pimc/pimcProcedure.ts";
import { bestInOne, fused as fusedReason, maxFirst, noVotes } from "../../../../src/kit/byHand/pimc/words.ts";
import { backedUp, mean, plansBelow, playPimc, type ReadWorld, worldsIn } from "./pimcPlayer.ts";

const tasks = Array.from({ length: 1000 }, (_, seed) => freshWorlds(levels[seed % 6], String(seed)));

const firstOf = (numbers: readonly number[]): number => {
  let best = 0;
  for (const [place, one] of numbers.entries()) if (one > numbers[best] + 1e-6) best = place;
  return best;
};
const even = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const minimaxOf = ({ moves }: ReadWorld): number[] => moves.map((tree) => backedUp(tree, Math.min, Math.max));
const columns = (rows: readonly (readonly number[])[]): number[][] =>
  rows[0].map((_, move) => rows.map((row) => row[move]));

/** What somebody does who has this wrong, in words of its own; any of several things, and nothing where it is not asked. */
type Player = (act: PimcAct, worlds: readonly ReadWorld[], played: number) => PimcAct[];
const saying =
  (
    kind: "value" | "mean" | "worth",
    numbers: (act: PimcAct, worlds: readonly ReadWorld[], played: number) => number[],
  ): Player =>
  (act, worlds, played) =>
    act.kind === kind ? numbers(act, worlds, played).map((number) => ({ ...act, number })) : [];
const playing =
  (moves: (worlds: readonly ReadWorld[]) => number[]): Player =>
  (act, worlds) =>
    act.kind === "play" ? moves(worlds).map((move) => ({ kind: "play", move })) : [];
const bestPlan = (worlds: readonly ReadWorld[], played: number): number[] => {
  const plans = plansBelow(worlds, played);
  return plans[firstOf(plans.map((byWorld) => mean(worlds, byWorld)))];
};
const moveOf = (act: PimcAct) => (act as { move: number }).move;
const worldOf = (act: PimcAct) => (act as { world: number }).world;

const players: Readonly<Record<PimcMistakeName, readonly Player[]>> = {
  anotherCell: [
    // One cell to the right, or one down.
    saying("value", (act, worlds) => {
      const row = minimaxOf(worlds[worldOf(act)]);
      return [row[(moveOf(act) + 1) % row.length]];
    }),
    saying("value", (act, worlds) => [minimaxOf(worlds[(worldOf(act) + 1) % worlds.length])[moveOf(act)]]),
    saying("mean", (act, worlds) => {
      const means = columns(worlds.map(minimaxOf)).map((own) => mean(worlds, own));
      return [means[(moveOf(act) + 1) % means.length]];
    }),
  ],
  minForgotten: [
    saying("value", (act, worlds) => [backedUp(worlds[worldOf(act)].moves[moveOf(act)], Math.max, Math.max)]),
  ],
  worldsAlike: [
    saying("mean", (act, worlds) => [even(columns(worlds.map(minimaxOf))[moveOf(act)])]),
    playing((worlds) => [firstOf(columns(worlds.map(minimaxOf)).map(even))]),
    saying("worth", (_, worlds, played) => [even(bestPlan(worlds, played))]),
  ],
  oneWorldAlone: [
    saying("mean", (act, worlds) => columns(worlds.map(minimaxOf))[moveOf(act)]),
    playing((worlds) => worlds.map((world) => firstOf(minimaxOf(world)))),
    saying("worth", (_, worlds, played) => bestPlan(worlds, played)),
  ],
  votesCounted: [
    playing((worlds) => {
      const votes = worlds[0].moves.map(() => 0);
      for (const world of worlds) votes[firstOf(minimaxOf(world))]++;
      return [firstOf(votes)];
    }),
    playing((worlds) => {
      const votes = worlds[0].moves.map(() => 0);
      for (const world of worlds) votes[firstOf(minimaxOf(world))] += world.likely;
      return [firstOf(votes)];
    }),
  ],
  fusedForTrue: [
    saying("worth", (_, worlds, played) => [mean(worlds, columns(worlds.map(minimaxOf))[played])]),
  ],
  drawsLevel: [
    playing((worlds) => {
      const means = columns(worlds.map(minimaxOf)).map((own) => mean(worlds, own));
      return [means.findLastIndex((one) => one > Math.max(...means) - 1e-6)];
    }),
  ],
};

describe("PIMC by hand", () => {
  it("is never told to be wrong where somebody programs it anew and rounds, in a thousand trees", () => {
    for (const task of tasks) {
      const { acts, isRight } = pimcProcedure(task);
      const said = playPimc(task.tree);
      expect(said.length).toBe(acts.length);
      const wrong = said.findIndex((act, place) => !isRight(place, act));
      expect(wrong < 0 ? "" : JSON.stringify([task, wrong, said[wrong], acts[wrong]])).toBe("");
    }
  });

  it("plays and counts on what the engine does, and brings what the best plan has that begins so", () => {
    for (const task of tasks) {
      const game = hiddenTreeGame(parseChanceTree(task.tree));
      const { means, play, worth, best, values } = countWorlds(task);
      const found = pimc(game, game.play(game.start, 0));
      expect(found.line, task.tree).toEqual([play]);
      expect(found.value).toBeCloseTo(means[play], 9);
      // Nobody gets more by one plan than by one for each world.
      const open = expectimax(perfectInformation(game), game.start).value;
      expect(worth.mean).toBeLessThanOrEqual(means[play] + 1e-9);
      expect(best).toBeLessThanOrEqual(open + 1e-9);
      expect(best).toBeGreaterThanOrEqual(worth.mean - 1e-9);
      const eachBest = values.map((row) => Math.max(...row));
      expect(open).toBeCloseTo(mean(worldsIn(task.tree), eachBest), 9);
    }
  });

  it.each(Object.keys(players) as PimcMistakeName[])("tells the mistake %s", (name) => {
    for (const [at, player] of players[name].entries()) {
      let seen = 0;
      for (const task of tasks) {
        const { acts, isRight, like, reason, read, write, counted } = pimcProcedure(task);
        const worlds = worldsIn(task.tree);
        for (const [place, right] of acts.entries())
          for (const act of player(right, worlds, counted.play)) {
            if (isRight(place, act)) continue;
            expect(like(place, act), JSON.stringify([task, place, act])).toContain(name);
            expect(reason(place, act).length).toBeGreaterThan(20);
            expect(read(write(act))).toEqual(act);
            seen++;
          }
      }
      expect(seen, String(at)).toBeGreaterThan(3);
    }
  });

  it("names no mistake where none would say so, nor where another thing is asked", () => {
    const { like, reason } = pimcProcedure({ tree: "{1/2: [[[2, 0]], 2], 1/2: [[[0, 2]], 1]}" });
    expect(like(0, { kind: "value", world: 0, move: 0, number: 7 })).toEqual([]);
    expect(like(0, { kind: "play", move: 1 })).toEqual([]);
    expect(like(0, { kind: "value", world: 1, move: 0, number: 1 })).toEqual([]);
    expect(reason(0, { kind: "worth", number: 2 })).toBe(reason(6, { kind: "worth", number: 1 }));
    expect(like(7, { kind: "worth", number: 2 })).toContain("fusedForTrue");
    expect(like(6, { kind: "play", move: 1 })).toEqual([]);
  });

  it("has a reason of its own for each way to go wrong", () => {
    // Means 4.5 and 4: in the second world, which is likelier, the other move is better.
    const { acts, reason, counted } = pimcProcedure({
      tree: "{1/4: [[[9, 0], 7], 1, [3, 2]], 3/4: [[[1, 4], 8], 5, [4, 1]]}",
    });
    expect(counted.means).toEqual([4.75, 4, 1.25]);
    const value = (number: number) => reason(0, { kind: "value", world: 0, move: 0, number });
    const means = (number: number) => reason(6, { kind: "mean", move: 0, number });
    const plays = (move: number) => reason(9, { kind: "play", move });
    const worth = (number: number) => reason(10, { kind: "worth", number });
    expect(acts[10]).toEqual({ kind: "worth", number: 3 });
    expect(worth(4.75)).toBe(fusedReason);
    for (const reasons of [
      [9, 4, 1, 6].map(value),
      [7, 5.5, 11, 4, 2].map(means),
      [1, 2].map(plays),
      [4.75, 6, 0, 2.5, 2].map(worth),
    ])
      expect(new Set(reasons).size, reasons.join("\n")).toBe(reasons.length);
  });

  it("says that a move would win a vote only where more worlds are for it than for any other", () => {
    const says = (tree: string) => {
      const { acts, reason } = pimcProcedure({ tree });
      return reason(acts.length - 2, { kind: "play", move: 0 });
    };
    // Two worlds of three, and one of two, though there it is the first of equals.
    expect(says("{1/3: [2, [[1]]], 1/3: [2, [[1]]], 1/3: [0, [[9]]]}")).toBe(noVotes("“left”", "1.33"));
    expect(says("{1/2: [2, [[1]]], 1/2: [0, [[9]]]}")).toBe(bestInOne("“left”", 0, "1"));
    // Where another is as good, a world is not for the first alone.
    expect(says("{1/3: [1, [[1]]], 1/3: [2, [[1]]], 1/3: [0, [[9]]]}")).toBe(bestInOne("“left”", 1, "1"));
  });

  it("differs little in difficulty among trees of one level, and PIMC often gets less than it counts on", () => {
    let [fused, beaten, uneven] = [0, 0, 0];
    for (const [seed, task] of tasks.entries()) {
      const wanted = difficultyAt(levels[seed % 6]);
      const counted = countWorlds(task);
      const { means, play, worth, best, worlds } = counted;
      expect(Math.abs(hardnessOf(counted) - wanted) / wanted, task.tree).toBeLessThanOrEqual(spread);
      // Means are equal or so far apart that rounding does not hide it.
      for (const one of means) {
        const off = means[play] - one;
        expect(Math.abs(off) < 1e-9 || off > 0.03, task.tree).toBe(true);
      }
      fused += Number(means[play] - worth.mean > 0.03);
      beaten += Number(best - worth.mean > 0.03);
      uneven += Number(new Set(worlds.chances).size > 1);
    }
    expect(fused).toBeGreaterThan(750);
    expect(fused).toBeLessThan(1000);
    expect(beaten).toBeGreaterThan(350);
    expect(uneven).toBeGreaterThan(350);
    expect(tasks[7]).toEqual(freshWorlds(levels[1], "7"));
    // Six leaves and two choices, two means, a move, and for each of two plans two values and a mean.
    expect(hardnessOf(countWorlds({ tree: "{1/2: [[[2, 0]], 2], 1/2: [[[0, 2]], 1]}" }))).toBe(17);
  });

  it("reads back what it writes, and nothing else; a tree in which MIN moves first is refused", () => {
    const { acts, read, write } = pimcProcedure(tasks[2]);
    expect(acts.map((act) => read(write(act)))).toEqual(acts);
    for (const text of [
      "",
      "value",
      "value 0 0",
      "value 0 x 1",
      "value 9 0 1",
      "value 0 9 1",
      "mean 0",
      "mean 0 ",
      "mean 9 1",
      "play 9",
      "play 1 1",
      "worth",
      "worth x",
      "go 1",
    ])
      expect(read(text), text).toBeUndefined();
    expect(() => pimcProcedure({ tree: "{1/2: [[0, [2, 0]]], 1/2: [[2, [0, 1]]]}" })).toThrow(maxFirst);
    expect(() => pimcProcedure({ tree: "[1, 2]" })).toThrow();
  });
});
