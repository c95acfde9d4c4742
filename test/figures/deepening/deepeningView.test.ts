import { describe, expect, it } from "vitest";
import { readDeepeningLook, writeDeepeningLook } from "../../../src/figures/deepening/deepeningLook.ts";
import { deepeningViewOf } from "../../../src/figures/deepening/deepeningProps.ts";
import { readDeepeningView, writeDeepeningView } from "../../../src/figures/deepening/deepeningView.ts";
import { weighedGames } from "../../../src/games/rules.ts";

describe("A link to a search by iterations", () => {
  it.each([
    {},
    { position: "4453", limit: "20000 nodes", parts: "none", width: 0.05 },
    { position: "61567", limit: "1 plies", parts: "variation,history" },
    ...weighedGames.map((game) => ({ game })),
    { game: "checkers", parts: "captures,killers" },
    { game: "ticTacToe", position: "X...O....", limit: "0.1 seconds", parts: "all" },
  ] as const)("brings back the view of %j", (props) => {
    const view = deepeningViewOf(props);
    expect(readDeepeningView(writeDeepeningView(view))).toEqual(view);
  });

  it.each([
    ["game=go&position=1", 'there is no such game as "go"'],
    ["game=connectFour&position=48&limit=plies&amount=3", "Move 2"],
    ["game=connectFour&position=44&limit=days&amount=3", '"days" is no limit'],
    ["game=connectFour&position=44&limit=plies&amount=2.5", '"2.5" is not a whole number of plies'],
    ["game=connectFour&position=44&limit=seconds&amount=11", "from 0.1 to 10"],
    ["game=connectFour&position=44&limit=plies&amount=3&parts=luck", '"luck" saves nothing in Connect Four'],
    ["game=connectFour&position=44&limit=plies&amount=3&width=-1", '"-1" is no width'],
    ["game=connectFour", "Expected six rows"],
  ])("that is broken, %s, says where", (link, problem) => {
    expect(() => readDeepeningView(new URLSearchParams(link))).toThrow(problem);
  });

  it("means the whole table where it names the table alone, as links did before its answers had a switch", () => {
    const link = "game=connectFour&position=44&limit=plies&amount=3&parts=variation,table,killers";
    expect(readDeepeningView(new URLSearchParams(link)).parts).toEqual([
      "killers",
      "variation",
      "answers",
      "table",
    ]);
  });

  it.each([
    { pick: undefined, ply: 0, log: false },
    { pick: 5, ply: 3, log: true },
  ])("brings back that it was looked at by %j", (look) => {
    const link = writeDeepeningLook(writeDeepeningView(deepeningViewOf({})), look);
    expect(readDeepeningLook(link)).toEqual(look);
    expect(readDeepeningView(link)).toEqual(deepeningViewOf({}));
  });

  it.each([
    ["iteration=last", '"last" is no iteration'],
    ["ply=-1", '"-1" is no ply'],
    ["bars=round", '"round" are no bars'],
  ])("that is broken, %s, says so", (link, problem) => {
    expect(() => readDeepeningLook(new URLSearchParams(link))).toThrow(problem);
  });
});
