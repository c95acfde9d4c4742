import { expect, it } from "vitest";
import { fileName } from "../../../src/kit/share/exportedFile.ts";

it.each([
  [{ tree: "[1,2]", algorithm: "alphaBeta" }, "step-16", "svg", "alpha-beta-tree-step-16.svg"],
  [{ game: "ticTacToe", algorithm: "negaScout" }, "trace", "jsonl", "nega-scout-tic-tac-toe-trace.jsonl"],
  [{ game: "connectFour", algorithm: "mtdf" }, "counts", "csv", "mtdf-connect-four-counts.csv"],
] as const)("A file about %o is named by what is in it", (setup, what, ending, name) => {
  expect(fileName(setup, what, ending)).toBe(name);
});
