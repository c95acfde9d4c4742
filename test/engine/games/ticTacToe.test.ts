import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { minimax, ticTacToe } from "../../../src/engine/index.ts";

/** Where each cell goes under the eight symmetries of the board. */
const symmetries = [false, true].flatMap((mirrored) =>
  [0, 1, 2, 3].map((quarterTurns) =>
    Array.from({ length: 9 }, (_, cell) => {
      let [row, column] = [Math.floor(cell / 3), cell % 3];
      if (mirrored) column = 2 - column;
      for (let turn = 0; turn < quarterTurns; turn++) [row, column] = [column, 2 - row];
      return row * 3 + column;
    }),
  ),
);

const turned = (text: string, symmetry: readonly number[]) => symmetry.map((cell) => text[cell]).join("");

/** Every position that can arise, by its key. */
function everyPosition(): Map<unknown, number> {
  const reached = new Map([[ticTacToe.key(ticTacToe.start), ticTacToe.start]]);
  for (const position of reached.values()) {
    for (const move of ticTacToe.moves(position)) {
      const next = ticTacToe.play(position, move);
      reached.set(ticTacToe.key(next), next);
    }
  }
  return reached;
}

const rows = ["012", "345", "678", "036", "147", "258", "048", "246"];

/** Lines with exactly so many glyphs of a side and else empty cells. */
function linesWith(text: string, side: string, wanted: number): number {
  const contents = rows.map((row) =>
    [...row]
      .map((cell) => text[Number(cell)])
      .toSorted()
      .join(""),
  );
  return contents.filter((glyphs) => glyphs === ".".repeat(3 - wanted) + side.repeat(wanted)).length;
}

const randomPosition = fc.infiniteStream(fc.nat()).chain((choices) =>
  fc.nat({ max: 9 }).map((plies) => {
    let position = ticTacToe.start;
    for (let ply = 0; ply < plies && ticTacToe.outcome(position) === undefined; ply++) {
      const moves = ticTacToe.moves(position);
      position = ticTacToe.play(position, moves[choices.next().value % moves.length]);
    }
    return position;
  }),
);

describe("ticTacToe", () => {
  it("has 5,478 positions, 958 of them final", () => {
    const positions = [...everyPosition().values()];
    expect(positions).toHaveLength(5478);
    expect(positions.filter((position) => ticTacToe.outcome(position) !== undefined)).toHaveLength(958);
  });

  it("has 765 positions when turned and mirrored ones are taken for one", () => {
    const classes = new Set(
      [...everyPosition().values()].map((position) => {
        const texts = symmetries.map((symmetry) => turned(ticTacToe.write(position), symmetry));
        return Math.min(...texts.map((text) => Number(ticTacToe.key(ticTacToe.read(text)))));
      }),
    );
    expect(classes.size).toBe(765);
  });

  it("has the same value and estimate however the board is turned or mirrored", () => {
    fc.assert(
      fc.property(randomPosition, fc.constantFrom(...symmetries), (position, symmetry) => {
        const other = ticTacToe.read(turned(ticTacToe.write(position), symmetry));
        const depth = 4;
        expect(minimax(ticTacToe, other, { depth }).value).toBe(
          minimax(ticTacToe, position, { depth }).value,
        );
        expect(ticTacToe.evaluate(other)).toBe(ticTacToe.evaluate(position));
      }),
      { numRuns: 50 },
    );
  });

  it("lets X and O alternate, X first, and ends with three in a row or a full board", () => {
    const position = ticTacToe.read("XX.OO....");
    expect(ticTacToe.turn(position)).toBe("max");
    expect(ticTacToe.moves(position)).toEqual([2, 5, 6, 7, 8]);
    expect(ticTacToe.outcome(ticTacToe.play(position, 2))).toBe(1);
    expect(ticTacToe.moves(ticTacToe.play(position, 2))).toEqual([]);
    expect(ticTacToe.outcome(ticTacToe.read("OOOXX.X.."))).toBe(-1);
    expect(ticTacToe.outcome(ticTacToe.read("XOXXOOOXX"))).toBe(0);
  });

  it("estimates by open lines and the centre, in twentieths, with the opposite sign for the other side", () => {
    expect(ticTacToe.evaluate(ticTacToe.read("....X...."))).toBe((4 + 1) / 20);
    // X has two lines left, O three and the centre.
    expect(ticTacToe.evaluate(ticTacToe.read("X...O...."))).toBe((2 - 3 - 1) / 20);
    // X's two beside O in the centre: one open two, and a one in each outer column.
    expect(ticTacToe.evaluate(ticTacToe.read("X.X.O...."))).toBe((3 + 2 - 2 - 1) / 20);
  });

  it("counts in each feature what its sentence says", () => {
    const value = (name: string, text: string) =>
      ticTacToe.evaluation.features.find((feature) => feature.name === name)!.value(ticTacToe.read(text));
    for (const position of everyPosition().values()) {
      const text = ticTacToe.write(position);
      expect(value("ones", text)).toBe(linesWith(text, "X", 1) - linesWith(text, "O", 1));
      expect(value("twos", text)).toBe(linesWith(text, "X", 2) - linesWith(text, "O", 2));
      expect(value("centre", text)).toBe({ X: 1, O: -1, ".": 0 }[text[4]]);
    }
  });

  it("estimates every position short of a win, as the weighed sum of its features", () => {
    const { features, weights, scale } = ticTacToe.evaluation;
    for (const position of everyPosition().values()) {
      const sum = features.reduce((sum, { name, value }) => sum + weights[name] * value(position), 0);
      expect(ticTacToe.evaluate(position)).toBe(sum / scale);
      expect(Math.abs(sum)).toBeLessThan(scale);
    }
  });

  it("orders the centre first, then corners, then edges", () => {
    const { moves, order, start } = ticTacToe;
    expect(order?.(start, moves(start))).toEqual([4, 0, 2, 6, 8, 1, 3, 5, 7]);
    const position = ticTacToe.read("X...O....");
    expect(order?.(position, moves(position))).toEqual([2, 6, 8, 1, 3, 5, 7]);
  });

  it("draws three rows", () => {
    expect(ticTacToe.diagram(ticTacToe.read("XX.OO...."))).toBe("X X .\nO O .\n. . .");
  });

  it.each([
    ["XX.OO...", "Expected nine characters of X, O and ., row by row, but there are 8"],
    ["XX.OO...x", 'Character 9, "x": expected X, O or . for an empty cell'],
    ["XXX......", "3 X and 0 O cannot arise"],
    ["O........", "0 X and 1 O cannot arise"],
    ["XXXOOO...", "X and O both have three in a row"],
    ["XXXOO.O..", "X has three in a row, but O moved after that"],
    ["OOOXX.XX.", "O has three in a row, but X moved after that"],
  ])("refuses %s, which cannot arise by play", (text, problem) => {
    expect(() => ticTacToe.read(text)).toThrow(problem);
  });

  it("says which cells are free where a move is not legal", () => {
    const position = ticTacToe.read("XXXOO....");
    expect(() => ticTacToe.readMove(position, "5")).toThrow('"5" is no move here: the game is over');
    expect(() => ticTacToe.readMove(ticTacToe.read("XO......."), "0")).toThrow("one of 2, 3, 4, 5, 6, 7, 8");
  });
});
