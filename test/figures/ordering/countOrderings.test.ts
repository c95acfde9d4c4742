import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  Counter,
  capturesFirst,
  checkers,
  connectFour,
  fewestLeaves,
  type Game,
  gomoku,
  iterativeDeepening,
  killersFirst,
  staticFirst,
  ticTacToe,
} from "../../../src/engine/index.ts";
import {
  countOrderings,
  extremeOrderNodes,
  runOrderings,
} from "../../../src/figures/ordering/countOrderings.ts";
import { ordering } from "../../../src/figures/ordering/ordering.ts";
import { alone, partSet, partSets, upTo } from "../../../src/figures/ordering/partSets.ts";
import { savings } from "../../../src/figures/ordering/savings.ts";
import { timeOrderings } from "../../../src/figures/ordering/timeOrderings.ts";
import { faceOf } from "../../../src/games/faces.ts";
import { listedRules, opening, weighedGames } from "../../../src/games/rules.ts";
import { partsOf } from "../../../src/kit/orderingParts/savingParts.ts";

const viewOf = (said: Readonly<Record<string, unknown>>) => ordering.place(said).given;
const view = viewOf({ position: "44", depth: 5 });
const start = connectFour.read("44");
const counts = runOrderings(view);
const whole = partSet(view.parts).name;

describe("Counting what ordering parts save", () => {
  it("counts plain alpha-beta, node for node, where nothing is on", () => {
    for (const [i, nodes] of counts.none.entries()) {
      const counter = new Counter<number>();
      alphaBeta(connectFour, start, { depth: i + 1 }, counter);
      expect(nodes).toBe(counter.nodes);
    }
    expect(counts.none).toHaveLength(5);
  });

  it("counts what the engine's iterations enter with the same parts, and with no table unless it is asked for", () => {
    const parts = [killersFirst(), staticFirst()];
    const engine = iterativeDeepening(connectFour, start, { depth: 5, table: { size: 1 }, order: parts });
    const expected = engine.iterations.map(({ nodes }) => nodes);
    expect(counts[upTo(view.parts, "killers").name]).toEqual(expected);
  });

  it("searches every set once: nothing, one part after the other, and each alone", () => {
    const names = partSets(view).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(1 + 2 * partsOf("connectFour").length - 1);
    expect(Object.keys(counts).sort()).toEqual([...names, "best", "worst"].sort());
    expect(alone("table").parts).toEqual(["answers", "table"]);
    expect(partSets({ ...view, parts: [] })).toHaveLength(1 + partsOf("connectFour").length);
  });

  it("counts what captures save where the game has captures, and nowhere else", () => {
    const inCheckers = viewOf({ game: "checkers", depth: 4 });
    const found = runOrderings(inCheckers);
    const root = checkers.read(inCheckers.position);
    const order = [capturesFirst()];
    const engine = iterativeDeepening(checkers, root, { depth: 4, table: { size: 1 }, order });
    expect(found.captures).toEqual(engine.iterations.map(({ nodes }) => nodes));
    expect(counts.captures).toBeUndefined();
  });

  it.each(weighedGames)("opens %s where there is something to save and the best order is known", (game) => {
    const opened = viewOf({ game, depth: 4 });
    const found = runOrderings(opened);
    expect(found.none).toHaveLength(4);
    expect(found.best[3]).toBeLessThan(found.none[3]);
    expect(found[partSet(opened.parts).name][3]).toBeLessThan(found.none[3]);
  });

  it("orders the few points of gomoku only where its own order is on", () => {
    const points = listedRules("gomoku").moves(gomoku().read(opening("gomoku").position)) as number[];
    expect(points).toHaveLength(faceOf("gomoku").width!.searched);
    expect(points).toEqual(points.toSorted((one, other) => one - other));
    const found = runOrderings(viewOf({ game: "gomoku", depth: 4, parts: "static" }));
    expect(found.static[3]).toBeLessThan(found.none[3]);
  });

  it("yields every count of a ply before any of the next, and the worst orders after all", () => {
    const all = [...countOrderings(view)];
    const worst = all.findIndex(({ name }) => name === "worst");
    for (const part of [all.slice(0, worst), all.slice(worst)]) {
      const depths = part.map(({ depth }) => depth);
      expect(depths).toEqual(depths.toSorted((one, other) => one - other));
    }
    expect(new Set(all.slice(worst).map(({ name }) => name))).toEqual(new Set(["worst"]));
  });

  it("knows the best order of a depth before any set of parts has been searched to it", () => {
    const all = [...countOrderings(view)];
    for (const { depth } of all.filter(({ name }) => name === "best"))
      expect(all.find((count) => count.depth === depth)?.name).toBe("best");
    expect(counts.best).toHaveLength(5);
  });

  it("goes no deeper once a game is seen to its end", () => {
    const solved = runOrderings(viewOf({ game: "ticTacToe", position: "XOXOX.O..", depth: 12 }));
    const lengths = new Set(Object.values(solved).map(({ length }) => length));
    expect([...lengths]).toEqual([3]);
  });

  it("says how much of the gap to the best order is closed, and nothing where it cannot", () => {
    const found = savings(counts, view, 5)!;
    expect([found.natural, found.present, found.best]).toEqual([
      counts.none[4],
      counts[whole][4],
      counts.best[4],
    ]);
    expect(found.closed).toBeCloseTo((found.natural - found.present) / (found.natural - found.best!), 12);
    expect(savings(counts, { parts: [] }, 5)!.closed).toBe(0);
    expect(savings({ none: [8], best: [8] }, { parts: [] }, 1)!.closed).toBeUndefined();
    expect(savings({ none: [8] }, { parts: [] }, 1)!.closed).toBeUndefined();
    expect(savings(counts, view, 6)).toBeUndefined();
  });

  it("times both orders in turns, several times, and tells the middle result and the spread", () => {
    // The first run of each does not count; then natural, this, natural, this … take so many milliseconds.
    const durations = [70, 70, ...[30, 20, 50, 60, 40, 25, 80, 30].flatMap((time) => [100, time])];
    let runs = 0;
    let now = 0;
    const search = (_: unknown, parts: readonly unknown[]) => {
      const time = durations[runs++] ?? 100;
      now += 600;
      return { depth: 5, time, nodes: parts.length > 0 ? 10 : 40 };
    };
    const timing = timeOrderings(view, () => now, search);
    expect(timing.rounds).toBe(5);
    expect(timing.time).toEqual({ median: 0.4, low: 0.2, high: 0.6 });
    expect([timing.depth, timing.nodes]).toEqual([5, 0.25]);
    expect(timing.each.median).toBeCloseTo(1.6);
  });

  it("counts for its times the nodes that the figure counts", () => {
    // Every look at this clock takes long enough for one search a round.
    let time = 0;
    const timing = timeOrderings(view, () => (time += 1000));
    expect(timing.depth).toBe(view.depth);
    expect(timing.nodes).toBeCloseTo(counts[whole][view.depth - 1] / counts.none[view.depth - 1]);
  });
});

describe("The best order of a position's tree", () => {
  const look =
    <Position, Move>(game: Game<Position, Move>) =>
    ([position, depth]: readonly [Position, number]): number | readonly (readonly [Position, number])[] => {
      const value = game.outcome(position) ?? (depth === 0 ? game.evaluate(position) : undefined);
      return value ?? game.moves(position).map((move) => [game.play(position, move), depth - 1] as const);
    };

  it("enters no more nodes than any order that is tried, for either side to move", () => {
    for (const moves of ["44", "444"]) {
      const position = connectFour.read(moves);
      const natural = new Counter<number>();
      alphaBeta(connectFour, position, { depth: 4 }, natural);
      const best = extremeOrderNodes("best", connectFour, position, 4)!;
      expect(best).toBeLessThan(natural.nodes);
      const fewest = fewestLeaves([position, 4] as const, look(connectFour), connectFour.turn(position));
      expect(best).toBeGreaterThan(fewest);
    }
  });

  it("is known only where the whole tree may be held", () => {
    const best = (most: number) => extremeOrderNodes("best", ticTacToe, ticTacToe.start, 3, { most });
    expect(best(500)).toBeUndefined();
    expect(best(600)).toBeGreaterThan(0);
  });
});

describe("The worst order of a position's tree", () => {
  it("enters no fewer nodes than the natural order and the best, for either side to move", () => {
    for (const moves of ["44", "444"]) {
      const position = connectFour.read(moves);
      const natural = new Counter<number>();
      alphaBeta(connectFour, position, { depth: 3 }, natural);
      const worst = extremeOrderNodes("worst", connectFour, position, 3)!;
      expect(worst).toBeGreaterThan(natural.nodes);
      expect(worst).toBeGreaterThan(extremeOrderNodes("best", connectFour, position, 3)!);
    }
  });

  it("is known only where it can be found soon", () => {
    const worst = (work: number) => extremeOrderNodes("worst", ticTacToe, ticTacToe.start, 3, { work });
    expect(worst(10)).toBeUndefined();
    expect(worst(1_000_000)).toBeGreaterThan(0);
  });
});
