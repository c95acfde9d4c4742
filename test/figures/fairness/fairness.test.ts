import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fairnessOf, solvePig } from "../../../src/engine/index.ts";
import {
  type FairnessView,
  fairness,
  fairnessFacts,
  fullBoards,
  mostRows,
} from "../../../src/figures/fairness/fairness.ts";
import { measured } from "../../../src/figures/fairness/measure.ts";

const viewOf = (said: Record<string, unknown>) => fairness.place(said).given;
const linked = (link: string) => fairness.read(new URLSearchParams(link));

const anyView = fc
  .record({
    game: fc.constantFrom("rows", "pig", "race"),
    columns: fc.integer({ min: 1, max: 9 }),
    rows: fc.integer({ min: 1, max: 9 }),
    inARow: fc.integer({ min: 1, max: 9 }),
    drop: fc.boolean(),
    misere: fc.boolean(),
    fullBoard: fc.constantFrom(...fullBoards),
    pie: fc.boolean(),
    goal: fc.integer({ min: 2, max: 100 }),
    sides: fc.integer({ min: 2, max: 12 }),
    bonus: fc.nat(99),
    length: fc.integer({ min: 2, max: 9 }),
    faces: fc.integer({ min: 2, max: 6 }),
    headStart: fc.nat(8),
    begins: fc.constantFrom("max", "min"),
    games: fc.integer({ min: 10, max: 1000 }),
    seed: fc.integer({ min: 1, max: 999_999_999 }),
  })
  .map(
    (said): FairnessView =>
      viewOf({
        ...said,
        rows: Math.min(said.rows, mostRows(said.columns)),
        bonus: Math.min(said.bonus, said.goal - 1),
        headStart: Math.min(said.headStart, said.length - 1),
      }),
  );

describe("A view of fairness", () => {
  it("comes back from its link, which says nothing of other games' rules", () => {
    fc.assert(
      fc.property(anyView, (view) => {
        const link = fairness.write(view);
        expect(fairness.read(link)).toEqual(view);
        expect(link.has("goal")).toBe(view.game === "pig");
        expect(link.has("columns")).toBe(view.game === "rows");
        expect(link.has("headStart")).toBe(view.game === "race");
      }),
    );
  });

  it("has the usual rules of another game that a phrase names", () => {
    const wide = viewOf({ columns: 6, rows: 4, begins: "min" });
    expect(fairness.over(wide, { game: "pig" })).toEqual(viewOf({ game: "pig", begins: "min" }));
    expect(fairness.over(wide, { columns: 9 }).rows).toBe(2);
  });

  it.each([
    "columns=0",
    "columns=9&rows=3",
    "game=chess",
    "game=pig&goal=20&bonus=20",
    "game=pig&sides=13",
    "game=race&length=3&headStart=3",
    "pie=perhaps",
    "games=9",
    "seed=0",
  ])("refuses %s", (link) => {
    expect(() => linked(link)).toThrow(Error);
  });

  it("is measured by the rules that it says", () => {
    const games = 10;
    const same = (view: Record<string, unknown>, found: unknown) =>
      expect(measured(viewOf({ ...view, games }))).toEqual(found);
    const options = { games, nodes: 1_000_000, thought: 300 };
    same(
      {
        columns: 4,
        rows: 2,
        inARow: 3,
        drop: true,
        misere: true,
        fullBoard: "second",
        pie: true,
        begins: "min",
      },
      fairnessOf.rows(
        {
          columns: 4,
          rows: 2,
          inARow: 3,
          drop: true,
          row: "loses",
          fullBoard: -1,
          swap: true,
          begins: "min",
        },
        options,
      ),
    );
    same(
      { game: "pig", goal: 12, sides: 4, bonus: 3, begins: "min" },
      fairnessOf.pig({ goal: 12, sides: 4, bonus: 3, begins: "min" }, options),
    );
    same(
      { game: "race", length: 5, faces: 4, headStart: 2, seed: 7 },
      fairnessOf.race({ length: 5, faces: 4, headStart: 2 }, { ...options, seed: 7 }),
    );
    same({ fullBoard: "first" }, fairnessOf.rows({ fullBoard: 1 }, options));
  });
});

describe("What a figure of fairness says of itself", () => {
  it("is the exact value, and what it is in percent", () => {
    expect(fairness.facts(viewOf({ games: 10 }))).toMatchObject({ value: "0", winning: "50", length: "9.0" });
    const winning = 100 * solvePig(20).winning(0, 0, 0);
    const facts = fairness.facts(viewOf({ game: "pig", goal: 20, games: 10 }));
    expect(Number(facts.winning)).toBeCloseTo(winning, 2);
    expect(fairness.facts(viewOf({ columns: 4, games: 10 })).value).toBe("1");
  });

  it("is a dash where it is not known", () => {
    const found = fairnessOf.rows({}, { nodes: 1, games: 10, thought: 20 });
    expect(fairnessFacts(found)).toMatchObject({ value: "–", winning: "–", keeping: "–" });
    expect(Number(fairnessFacts(found).score)).toBeGreaterThanOrEqual(0);
    expect(fairnessFacts({ ...found, lengths: [], score: undefined })).toMatchObject({
      length: "–",
      score: "–",
    });
  });
});
