import { expect, it } from "vitest";
import { othello } from "../../../src/engine/index.ts";
import { readGrid } from "../../../src/games/face/grid.ts";
import { turnedCells } from "../../../src/kit/boards/turnedCells.ts";

it("Othello's first move turns over one disc, which is not the one that was set", () => {
  const after = othello.play(othello.start, othello.readMove(othello.start, "d3"));
  const [before, now] = [othello.start, after].map((position) => readGrid(othello.diagram(position)));
  expect(turnedCells(before, now)).toEqual([8 * 3 + 3]);
});

it("A move of a piece turns over none, nor does a pass", () => {
  expect(turnedCells(readGrid("O - X"), readGrid("- O X"))).toEqual([]);
  expect(turnedCells(readGrid("O X"), readGrid("O X"))).toEqual([]);
});
