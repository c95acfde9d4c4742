import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exploitabilityOf, matrixEquilibria } from "../../../src/engine/index.ts";

const arbitraryPayoffs = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(fc.integer({ min: -4, max: 4 }), { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

describe("matrixEquilibria", () => {
  it.each([
    {
      payoffs: [
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ],
      value: 0,
      row: [1 / 3, 1 / 3, 1 / 3],
    },
    {
      payoffs: [
        [0, -1, 2],
        [1, 0, -1],
        [-2, 1, 0],
      ],
      value: 0,
      row: [1 / 4, 1 / 2, 1 / 4],
    },
    {
      payoffs: [
        [1, -1],
        [-1, 1],
      ],
      value: 0,
      row: [1 / 2, 1 / 2],
    },
    {
      payoffs: [
        [3, 2],
        [1, 0],
      ],
      value: 2,
      row: [1, 0],
    },
    {
      payoffs: [
        [2, -1],
        [-1, 1],
      ],
      value: 1 / 5,
      row: [2 / 5, 3 / 5],
    },
  ])("solves $payoffs, worth $value", ({ payoffs, value, row }) => {
    const found = matrixEquilibria(payoffs);
    expect(found.value).toBeCloseTo(value, 12);
    expect(found.row.length).toBe(1);
    for (const [i, probability] of row.entries()) expect(found.row[0][i]).toBeCloseTo(probability, 12);
  });

  it("names every corner where there are many equilibria", () => {
    expect(
      matrixEquilibria([
        [0, 0],
        [0, 0],
      ]),
    ).toEqual({
      value: 0,
      row: [
        [1, 0],
        [0, 1],
      ],
      column: [
        [1, 0],
        [0, 1],
      ],
    });
  });

  it("leaves nobody anything to gain, whichever corners meet", () => {
    fc.assert(
      fc.property(arbitraryPayoffs, (payoffs) => {
        const { row, column } = matrixEquilibria(payoffs);
        for (const one of row) {
          for (const other of column)
            expect(Math.abs(exploitabilityOf(payoffs, one, other))).toBeLessThan(1e-8);
        }
      }),
    );
  });

  it("refuses what is no matrix", () => {
    expect(() => matrixEquilibria([[1, 2], [3]])).toThrow("row 2 of the payoffs has 1 columns, not 2");
  });
});
