import { beforeEach, expect, it, vi } from "vitest";
import { forgetScores, keepScore, keptScores, readScores } from "../../../src/figures/play/levelScores.ts";
import { fakeStorage } from "../../tools/check/fakeStorage.ts";

let storage = fakeStorage();
beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal("localStorage", storage);
});
const unplayed = Array(4).fill({ games: 0, points: 0 });

it("Games are counted by kind and level, and forgotten by kind", () => {
  expect(keptScores("ticTacToe", 4)).toEqual(unplayed);
  keepScore("ticTacToe", 4, 1, 1);
  keepScore("ticTacToe", 4, 1, 0.5);
  keepScore("othello", 4, 3, 0);
  expect(keptScores("ticTacToe", 4)).toEqual([
    unplayed[0],
    { games: 2, points: 1.5 },
    unplayed[0],
    unplayed[0],
  ]);
  expect(keptScores("othello", 4)[3]).toEqual({ games: 1, points: 0 });
  forgetScores("ticTacToe");
  expect(keptScores("ticTacToe", 4)).toEqual(unplayed);
  expect(keptScores("othello", 4)[3]).toEqual({ games: 1, points: 0 });
  forgetScores("othello");
  expect(storage.kept.size).toBe(0);
});

it("What was not written here is not read", () => {
  const text = (score: object) => JSON.stringify({ ticTacToe: [score, ...unplayed.slice(1)] });
  expect(readScores(text({ games: 2, points: 1.5 }))).toBeDefined();
  for (const wrong of [
    "",
    "null",
    "[]",
    '{"ticTacToe":[]}',
    '{"ticTacToe":{}}',
    text({ games: 2, points: 2.5 }),
    text({ games: 2, points: 0.25 }),
    text({ games: 1.5, points: 1 }),
    text({ games: 2 }),
    '{"ticTacToe":[null,null,null,null]}',
  ])
    expect(readScores(wrong)).toBeUndefined();
});

it("What was kept of other levels than there are now is nothing", () => {
  keepScore("ticTacToe", 3, 1, 1);
  expect(keptScores("ticTacToe", 4)).toEqual(unplayed);
});

it("Where the browser keeps nothing, a game counts for nothing and does no harm", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(keepScore("ticTacToe", 4, 1, 1)[1]).toEqual({ games: 1, points: 1 });
  expect(keptScores("ticTacToe", 4)).toEqual(unplayed);
});
