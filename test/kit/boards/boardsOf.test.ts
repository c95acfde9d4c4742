import { expect, it } from "vitest";
import { connectFour } from "../../../src/engine/index.ts";
import { boardsOf } from "../../../src/kit/boards/boardsOf.ts";
import { readSubject } from "../../../src/kit/run/run.ts";

it("Every node of a game's tree is drawn with the cell that its move has changed", () => {
  const subject = readSubject({ game: "connectFour", position: "44", algorithm: "minimax", depth: 1 });
  const boards = subject.outline.nodes.map(boardsOf(subject)!);
  expect(boards[0]).toEqual({
    game: "connectFour",
    rows: connectFour.diagram(connectFour.read("44")),
    last: undefined,
  });
  expect(boards.slice(1).map(({ last }) => last)).toEqual([35, 36, 37, 24, 39, 40, 41]);
});

it("An abstract tree has no boards", () => {
  expect(boardsOf(readSubject({ tree: "[1,2]", algorithm: "minimax" }))).toBeUndefined();
});
