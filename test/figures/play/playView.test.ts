import { describe, expect, it } from "vitest";
import { playedGames, rulesOf } from "../../../src/figures/play/playGames.ts";
import { playViewOf } from "../../../src/figures/play/playProps.ts";
import {
  legalPart,
  type PlayView,
  positionsOf,
  readPlayView,
  writePlayView,
} from "../../../src/figures/play/playView.ts";
import { settingOver } from "../../../src/figures/play/settingOver.ts";

const begun = playViewOf({ game: "checkers", moves: "11-15 22-18 15x22", side: "min", seed: 4 });

describe("A game in a link", () => {
  it("comes back whole: moves, opponent, side, seed, start and resignation", () => {
    const own = { thinker: "mcts", budget: 500, seconds: 1.5, temperature: 0.02 } as const;
    const late = playViewOf({ game: "ticTacToe", position: "XO.......", moves: "4" });
    const views: PlayView[] = [
      begun,
      { ...begun, resigned: true },
      { ...begun, opponent: own, side: "both" },
      late,
      ...playedGames.map((game) => playViewOf({ game })),
    ];
    for (const view of views) expect(readPlayView(writePlayView(view))).toEqual(view);
  });

  it("stays short where the game is at its beginning", () => {
    expect(writePlayView(playViewOf({ game: "gomoku", level: "club" })).toString()).toBe(
      "game=gomoku&side=max&level=club&seed=1",
    );
  });

  it.each([
    ["game=chess", 'there is no game "chess" to play'],
    ["game=othello&side=left", 'there is no side "left"; there are max, min, both'],
    ["game=othello&level=god", 'there is no level "god"'],
    ["game=othello&seed=x", 'its seed "x" is no whole number'],
    ["game=ticTacToe&position=XXX", "Expected nine characters"],
    ["game=othello&thinker=magic", 'nobody plays by "magic"'],
    ["game=othello&thinker=minimax&depth=0", 'its depth "0" is not a whole number from 1 to 30'],
    ["game=othello&thinker=minimax", "A search needs a depth, a number of nodes, or seconds"],
    ["game=othello&thinker=minimax&seconds=soon", 'its seconds "soon" is not a number from 0.1 to 60'],
  ])("is refused with what is wrong: %s", (link, problem) => {
    expect(() => readPlayView(new URLSearchParams(link))).toThrow(problem);
  });

  it("keeps the part of it that is legal, and says what comes next and is not", () => {
    const { view, problem } = legalPart(
      readPlayView(new URLSearchParams("game=othello&moves=d3,c5,d3,e6&resigned=yes")),
    );
    expect([view.moves, view.resigned]).toEqual([["d3", "c5"], false]);
    expect(problem).toMatch(/^Move 3: "d3"/);
    expect(legalPart(view)).toEqual({ view, problem: undefined });
  });

  it("leads through the positions that its moves lead through", () => {
    const rules = rulesOf("checkers");
    const positions = positionsOf(begun);
    expect(positions).toHaveLength(4);
    expect(rules.write(positions[0])).toBe(rules.write(rules.start));
    expect(rules.turn(positions[3])).toBe("min");
  });
});

describe("What prose asks of a game", () => {
  it("sets level, side, seed and moves over the chapter's own", () => {
    const given = playViewOf({ game: "othello" });
    expect(settingOver(given, { at: "level master, side min, seed 7, moves d3 c5" })).toEqual({
      ...given,
      opponent: "master",
      side: "min",
      seed: 7,
      moves: ["d3", "c5"],
    });
  });

  it("begins another game, or one from a position", () => {
    const given = playViewOf({ game: "othello", moves: "d3" });
    expect(settingOver(given, { game: "gomoku" })).toEqual({ ...playViewOf({ game: "gomoku" }) });
    expect(settingOver(given, { game: "ticTacToe", position: "X........" }).position).toBe("X........");
    expect(settingOver(given, { at: "start" }).moves).toEqual(["d3"]);
  });

  it("is refused where there is no such thing", () => {
    const given = playViewOf({ game: "othello" });
    expect(() => settingOver(given, { at: "faster" })).toThrow(
      '"faster" is nothing that a game can be set to',
    );
    expect(() => settingOver(given, { at: "moves a1" })).toThrow("Move 1");
  });
});
