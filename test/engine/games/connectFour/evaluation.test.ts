import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ConnectFourPosition, connectFour, weigh } from "../../../../src/engine/index.ts";
import { arbitraryPosition } from "./arbitraryGame.ts";
import { plainLines } from "./plainConnectFour.ts";

const { features, weights, scale } = connectFour.evaluation;
const value = (name: string, position: ConnectFourPosition) =>
  features.find((feature) => feature.name === name)!.value(position);

/** The columns of a position, each from the bottom. */
function columnsOf(position: ConnectFourPosition): string[] {
  const rows = connectFour.write(position).split("/").toReversed();
  return [0, 1, 2, 3, 4, 5, 6].map((column) => rows.map((row) => row[column]).join(""));
}

const glyphsOf = (position: ConnectFourPosition) => {
  const columns = columnsOf(position);
  return plainLines.map((line) => line.map(([column, row]) => columns[column][row]));
};

/** How many lines hold so many of one side and none of the other, X's less O's. */
function linesWith(position: ConnectFourPosition, stones: number): number {
  const having = (side: string) =>
    glyphsOf(position).filter(
      (line) =>
        line.filter((glyph) => glyph === side).length === stones &&
        line.every((glyph) => glyph === side || glyph === "."),
    ).length;
  return having("X") - having("O");
}

/** Columns where a stone of the side would complete a line, X's less O's. */
function threatsIn(position: ConnectFourPosition): number {
  const columns = columnsOf(position);
  const having = (side: string) =>
    columns.filter((cells, column) => {
      const row = cells.indexOf(".");
      const lines = plainLines.filter((line) => line.some(([c, r]) => c === column && r === row));
      return lines.some((line) =>
        line.every(([c, r]) => (c === column && r === row) || columns[c][r] === side),
      );
    }).length;
  return having("X") - having("O");
}

/** The same board with X and O exchanged: no play leads there, since X begins, but an estimate must not care. */
const exchanged = (position: ConnectFourPosition): ConnectFourPosition => ({
  ...position,
  left: position.lastLeft,
  right: position.lastRight,
  lastLeft: position.left,
  lastRight: position.right,
});

const mirrored = (position: ConnectFourPosition) => {
  const rows = connectFour.write(position).split("/");
  return connectFour.read(rows.map((row) => [...row].toReversed().join("")).join("/"));
};

describe("Connect Four's evaluation", () => {
  it("counts what its features say they count", () => {
    fc.assert(
      fc.property(arbitraryPosition, (position) => {
        expect(value("twos", position)).toBe(linesWith(position, 2));
        expect(value("threes", position)).toBe(linesWith(position, 3));
        expect(value("threats", position)).toBe(threatsIn(position));
        const middle = [...columnsOf(position)[3]];
        const ofX = middle.filter((glyph) => glyph === "X").length;
        expect(value("centre", position)).toBe(ofX - middle.filter((glyph) => glyph === "O").length);
      }),
      { numRuns: 500 },
    );
  });

  it("is the weighed sum of its features", () => {
    fc.assert(
      fc.property(arbitraryPosition, (position) => {
        const sum = features.reduce((sum, { name, value }) => sum + weights[name] * value(position), 0);
        expect(connectFour.evaluate(position)).toBe(sum / scale);
      }),
    );
  });

  it("has the opposite sign where X and O change places, and the same value in a mirror", () => {
    fc.assert(
      fc.property(arbitraryPosition, (position) => {
        expect(connectFour.evaluate(exchanged(position))).toBe(0 - connectFour.evaluate(position));
        expect(connectFour.evaluate(mirrored(position))).toBe(connectFour.evaluate(position));
      }),
    );
  });

  it("stays short of any win, whatever the lines", () => {
    // A line is a two or a three, not both; a threat takes a column, and the centre has six cells.
    const most = 69 * weights.threes + 7 * weights.threats + 6 * weights.centre;
    expect(weights.twos).toBeLessThan(weights.threes);
    expect(most / scale).toBeLessThan(1);
  });

  it("leaves out what is switched off", () => {
    const position = connectFour.read("4455");
    const others = weigh({ ...connectFour.evaluation, weights: { ...weights, twos: 0 } });
    const difference = connectFour.evaluate(position) - others(position);
    expect(difference).toBeCloseTo((weights.twos * value("twos", position)) / scale);
    expect(value("twos", connectFour.read("44155"))).not.toBe(0);
    expect(weigh({ ...connectFour.evaluation, weights: {} })(position)).toBe(0);
  });
});
