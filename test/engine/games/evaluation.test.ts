import { describe, expect, it } from "vitest";
import {
  checkGame,
  connectFour,
  games,
  random,
  randomEvaluation,
  reweigh,
  ticTacToe,
  type WeighedGame,
} from "../../../src/engine/index.ts";

// biome-ignore lint/suspicious/noExplicitAny: games of unlike positions meet in one list here.
type AnyGame = WeighedGame<any, any>;

const weighed = Object.entries(games as unknown as Record<string, AnyGame>).filter(
  ([, game]) => game.evaluation !== undefined,
);

/** Games whose pieces go one way: with the colours exchanged the board must be seen from the other end. */
const oneWay = ["checkers"];

/** Every position of some random games. */
function reached(game: AnyGame): unknown[] {
  const chance = random("evaluation");
  return Array.from({ length: 40 }, () => {
    const positions = [game.start];
    while (game.outcome(positions[0]) === undefined) {
      const moves = game.moves(positions[0]);
      positions.unshift(game.play(positions[0], moves[chance.below(moves.length)]));
    }
    return positions;
  }).flat();
}

describe.each(weighed)("The evaluation of %s", (name, game) => {
  const { features, weights, exchange } = game.evaluation;
  const positions = reached(game);

  it("has weights for features that exist, and each feature once", () => {
    const names = features.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(Object.keys(weights)));
  });

  it.each(features)("can show every case that $name counts", ({ counted, value }) => {
    for (const position of positions) {
      const cases = counted(position);
      const [max, min] = ["max", "min"].map((side) =>
        cases.filter((one) => one.side === side).reduce((sum, { worth = 1 }) => sum + worth, 0),
      );
      expect(max - min).toBe(value(position));
    }
    expect(positions.some((position) => counted(position).length > 0)).toBe(true);
  });

  it.each(features)("has cells of the board for what $name counts", ({ counted }) => {
    const cells = game.diagram(game.start).split(/\s/).length;
    const cases = positions.flatMap((position) => counted(position));
    expect(cases.filter((one) => one.cells.length === 0)).toEqual([]);
    expect(cases.flatMap((one) => one.cells).filter((cell) => !(cell >= 0 && cell < cells))).toEqual([]);
  });

  it.each(features)("never finds $name larger than it says, while the game goes on", ({ most, value }) => {
    const open = positions.filter((position) => game.outcome(position) === undefined);
    expect(Math.max(...open.map((position) => Math.abs(value(position))))).toBeLessThanOrEqual(most);
  });

  it.each(features)("has the opposite sign for $name where the sides change places", ({ counted, value }) => {
    for (const position of positions) {
      const other = exchange(position);
      expect(value(other)).toBe(0 - value(position));
      expect(counted(other).length).toBe(counted(position).length);
    }
  });

  it("exchanges the pieces on the board and nothing else, but for men that go one way: they turn round", () => {
    const turned = { X: "O", O: "X", x: "o", o: "x" } as Record<string, string>;
    for (const position of positions) {
      const glyphs = [...game.diagram(position)].map((glyph) => turned[glyph] ?? glyph);
      expect(game.diagram(exchange(position))).toBe(
        (oneWay.includes(name) ? glyphs.reverse() : glyphs).join(""),
      );
      expect(exchange(exchange(position))).toEqual(position);
    }
  });
});

it("Connect Four's threat is the cell on which the stone lands", () => {
  const threats = connectFour.evaluation.features.find(({ name }) => name === "threats")!;
  // X has three in the fourth column, O three in the fifth; the top row is the first.
  expect(threats.counted(connectFour.read("454545"))).toEqual([
    { side: "max", cells: [2 * 7 + 3] },
    { side: "min", cells: [2 * 7 + 4] },
  ]);
});

describe("reweigh", () => {
  it("leaves the estimates alone where the weights are the game's own", () => {
    const same = reweigh(ticTacToe, ticTacToe.evaluation.weights);
    const position = ticTacToe.read("X.X.O....");
    expect(same.evaluate(position)).toBe(ticTacToe.evaluate(position));
  });

  it("counts what has no weight for nothing", () => {
    const blind = reweigh(ticTacToe, {});
    expect(blind.evaluate(ticTacToe.read("X.X.O...."))).toBe(0);
  });

  it("turns the estimate about where every weight is turned about", () => {
    const weights = Object.fromEntries(
      Object.entries(connectFour.evaluation.weights).map(([name, weight]) => [name, -weight]),
    );
    const turned = reweigh(connectFour, weights);
    const position = connectFour.read("44553");
    expect(connectFour.evaluate(position)).not.toBe(0);
    expect(turned.evaluate(position)).toBeCloseTo(-connectFour.evaluate(position), 2);
  });

  it.each([
    ["tic-tac-toe", ticTacToe, { ones: 60, twos: -90, centre: 50 }],
    ["Connect Four", connectFour, { twos: 400, threes: -400, threats: 400, centre: 400 }],
  ])("keeps every estimate short of a win, however large the weights: %s", (_name, game, weights) => {
    // biome-ignore lint/suspicious/noExplicitAny: either game.
    expect(checkGame(reweigh(game as any, weights as any), { positions: 3000 })).toEqual([]);
  });

  it("refuses weights for what there is not, and weights that are no whole numbers", () => {
    expect(() => reweigh(ticTacToe, { threats: 1 })).toThrow(
      'There is no feature "threats": ones, twos, centre',
    );
    expect(() => reweigh(ticTacToe, { ones: 0.5 })).toThrow("The weight of ones is no whole number: 0.5");
    expect(() => reweigh(ticTacToe, { ones: Number.NaN })).toThrow("no whole number");
  });
});

const estimates = (seed: string) => {
  const game = randomEvaluation(ticTacToe, seed);
  return ticTacToe.moves(0).map((move) => game.evaluate(ticTacToe.play(0, move)));
};

describe("A random evaluation", () => {
  it("keeps the laws of games", () => {
    expect(checkGame(randomEvaluation(ticTacToe, 7), { positions: 1000 })).toEqual([]);
  });

  it("says the same of a position whenever it is asked, and something else of another", () => {
    expect(estimates("a")).toEqual(estimates("a"));
    expect(new Set(estimates("a")).size).toBe(9);
  });

  it("says something else by another seed", () => {
    expect(estimates("a")).not.toEqual(estimates("b"));
  });

  it("spreads over what is short of a win, to both sides", () => {
    const all = Array.from({ length: 200 }, (_, seed) => estimates(String(seed))).flat();
    expect(Math.max(...all)).toBeGreaterThan(0.88);
    expect(Math.min(...all)).toBeLessThan(-0.88);
    expect(Math.abs(all.reduce((sum, value) => sum + value, 0) / all.length)).toBeLessThan(0.05);
  });
});
