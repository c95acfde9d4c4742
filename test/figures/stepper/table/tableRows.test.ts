import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tableRows } from "../../../../src/figures/stepper/table/tableRows.ts";
import { cellNames } from "../../../../src/games/ticTacToe/words.ts";
import { type Run, runSetup } from "../../../../src/kit/run/run.ts";
import type { Setup } from "../../../../src/kit/run/setup.ts";
import { alignTrace } from "../../../../src/kit/tree/alignTrace.ts";
import { findStep } from "../../../../src/trace/index.ts";
import { arbitrarySetup } from "../../../kit/run/arbitrarySetup.ts";

function rowsOf(run: Run, step: number, most = Infinity) {
  const { shown } = alignTrace(run.outline, run.trace);
  return tableRows(run, (id) => run.outline.nodes[shown[id]], step, most);
}

const twins: Setup = { tree: "[[3,[4,9]],[[4,9]]]", algorithm: "alphaBetaWithTable" };

describe("The rows of a table", () => {
  it("say of each position what was found, and what lay there before", () => {
    const run = runSetup(twins);
    const told = rowsOf(run, run.trace.length).map(({ position, value, best, before }) => [
      `${position.side} ${position.text}`,
      value,
      best,
      before?.value,
    ]);
    expect(told).toEqual([
      ["max [4,9]", "=9", "2", "≥4"],
      ["min [3,[4,9]]", "=3", "1", undefined],
      ["min [[4,9]]", "=9", "1", undefined],
      ["max [[3,[4,9]],[[4,9]]]", "=9", "2", undefined],
    ]);
  });

  it("point out the one that a step asks for or fills", () => {
    const run = runSetup(twins);
    const nowAt = (at: string) =>
      rowsOf(run, findStep(run.trace, at))
        .filter(({ now }) => now)
        .map(({ position, now }) => [position.text, now]);
    expect(nowAt("store 1")).toEqual([["[4,9]", "stored"]]);
    expect(nowAt("probe 4")).toEqual([]);
    expect(nowAt("probe 5")).toEqual([["[4,9]", "miss"]]);
    const wrong = runSetup({ ...twins, algorithm: "tableWithoutBounds" });
    expect(rowsOf(wrong, findStep(wrong.trace, "probe 5")).find(({ now }) => now)).toMatchObject({
      value: "=4",
      now: "hit",
      truth: "9",
    });
  });

  it("contradict no true value in a right search to the end", () => {
    fc.assert(
      fc.property(
        arbitrarySetup.filter(({ depth, window }) => depth === undefined && window === undefined),
        (setup) => {
          const run = runSetup({ ...setup, algorithm: "orderedAlphaBeta" });
          expect(rowsOf(run, run.trace.length).filter(({ truth }) => truth !== undefined)).toEqual([]);
        },
      ),
    );
  });

  it("show a game's positions as boards, moves as the game writes them, and the plies that were searched", () => {
    const run = runSetup({
      game: "ticTacToe",
      position: "XOXXO.O..",
      algorithm: "alphaBetaWithTable",
      depth: 4,
    });
    const root = rowsOf(run, run.trace.length).at(-1)!;
    expect(root.position.board?.rows).toBe(run.game.diagram(run.position));
    expect(root.depth).toBe("4");
    expect(root.best).toBe(cellNames[run.result.line[0] as number].replace("the ", ""));
  });

  it("name both positions where one took the place of another", () => {
    const run = runSetup({ ...twins, table: { size: 1 } });
    const [row, ...others] = rowsOf(run, run.trace.length);
    expect(others).toEqual([]);
    expect(row.position.text).toBe("[[3,[4,9]],[[4,9]]]");
    expect(row.before?.position?.text).toBe("[[4,9]]");
  });
});
