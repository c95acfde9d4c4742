import fc from "fast-check";
import { expect, it } from "vitest";
import { runSetup } from "../../../src/kit/run/run.ts";
import { countsCsv, writeCsv } from "../../../src/kit/share/writeCsv.ts";

it("Text with commas, quotes and line breaks comes through", () => {
  expect(writeCsv([["a,b", 'say "x"', "one\ntwo", 7]])).toBe('\uFEFF"a,b","say ""x""","one\ntwo",7\r\n');
});

it("No cell becomes a formula, and a negative number stays a number", () => {
  expect(writeCsv([["=1+1", "@x", "-3", "-x"]])).toBe("\uFEFF'=1+1,'@x,-3,'-x\r\n");
});

it.each([" +1x", "＝1", "＋x", "－x", "＠x"])("What some programs take for a formula is none: %j", (cell) => {
  expect(writeCsv([[cell]])).toContain(`'${cell}`);
});

it("Behind a line's end nothing is a formula either", () => {
  expect(writeCsv([["\n=1", "Ada;=1+1"]])).toBe("\uFEFF\"'\n'=1\",Ada;'=1+1\r\n");
});

/** The cells that a program finds which ends them at one sign, with or without regard to quotes. */
function cellsOf(csv: string, separator: string, knowsQuotes: boolean): string[] {
  const text = csv.replace("\uFEFF", "");
  if (!knowsQuotes) return text.split(new RegExp(`[${separator}\r\n]`));
  const cells: string[] = [];
  for (let at = 0; at <= text.length; ) {
    // What stands behind a closing quote belongs to the cell, too.
    const quoted = /^"((?:[^"]|"")*)"/.exec(text.slice(at));
    const begin = at + (quoted?.[0].length ?? 0);
    const [rest] = new RegExp(`^[^${separator}\\r\\n]*`).exec(text.slice(begin))!;
    cells.push((quoted?.[1].replaceAll('""', '"') ?? "") + rest);
    at = begin + rest.length + 1;
  }
  return cells;
}
/** A formula, and no number, behind which the next cell may stand. */
const isFormula = (cell: string) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell) && !/^\s*[-+]?\d+\s*(,|$)/.test(cell);
const hostile = fc
  .array(
    fc.constantFrom("=", "+", "-", "@", "＝", ";", ",", "\t", "\n", "\r", '"', " ", "1", "cmd|' /C calc'!A0"),
    {
      maxLength: 8,
    },
  )
  .map((signs) => signs.join(""));

it("Whatever is in a text, no program that reads the file finds a formula, at commas, semicolons or tabs", () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(hostile, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      (rows) => {
        const csv = writeCsv(rows);
        for (const separator of [",", ";", "\t"])
          for (const knowsQuotes of separator === "," ? [true] : [true, false])
            for (const cell of cellsOf(csv, separator, knowsQuotes))
              expect(isFormula(cell), `${separator} ${cell}`).toBe(false);
      },
    ),
    { numRuns: 300 },
  );
});

const rowsOf = (csv: string) =>
  csv
    .trimEnd()
    .split("\n")
    .map((line) => line.split(","));

it("Every step of a search is a row with what it has counted", () => {
  const { trace } = runSetup({ tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "alphaBeta" });
  const [header, ...rows] = rowsOf(countsCsv(trace));
  expect(header).toEqual([
    "step",
    "event",
    "nodes",
    "leaves",
    "cutoffs",
    "skipped",
    "probes",
    "hits",
    "researches",
  ]);
  expect(rows).toHaveLength(trace.length + 1);
  for (const [step, row] of rows.entries()) {
    const { nodes, leaves, cutoffs, skipped, probes, hits, researches } = trace.counters(step);
    const event = step === 0 ? "" : trace.event(step).kind;
    expect(row).toEqual([step, event, nodes, leaves, cutoffs, skipped, probes, hits, researches].map(String));
  }
});

it("Of a long search some steps stand there, in order, and the last always", () => {
  const { trace } = runSetup({ game: "ticTacToe", position: "X........", algorithm: "minimax", depth: 5 });
  expect(trace.length).toBeGreaterThan(10_000);
  const steps = rowsOf(countsCsv(trace))
    .slice(1)
    .map(([step]) => Number(step));
  expect(steps.length).toBeLessThanOrEqual(10_001);
  expect(steps).toEqual([...new Set(steps)].sort((one, other) => one - other));
  expect([steps[0], steps.at(-1)]).toEqual([0, trace.length]);
});
