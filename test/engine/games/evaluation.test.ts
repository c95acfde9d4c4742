import { describe, expect, it } from "vitest";
import { connectFour, games, random, type WeighedGame } from "../../../src/engine/index.ts";

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
