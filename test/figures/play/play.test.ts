import { describe, expect, it } from "vitest";
import { legalPart, type PlayView, play, positionsOf } from "../../../src/figures/play/play.ts";
import { playedGames, rulesOf } from "../../../src/figures/play/playGames.ts";
import { choosing } from "../../../src/figures/play/styleText.ts";

const { over, read, write } = play;
const viewOf = (said: Readonly<Record<string, unknown>>): PlayView => play.place(said).given;

const begun = viewOf({ game: "checkers", moves: "11-15 22-18 15x22", side: "min", seed: 4 });

describe("A game in a link", () => {
  it("comes back whole: moves, opponent, side, seed, start and resignation", () => {
    const own = { thinker: "mcts", budget: 500, seconds: 1.5, temperature: 0.02 } as const;
    const late = viewOf({ game: "ticTacToe", position: "XO.......", moves: "4" });
    const views: PlayView[] = [
      begun,
      { ...begun, resigned: true },
      { ...begun, ...choosing(own), side: "both" },
      { ...begun, ...choosing({ thinker: "negamax", program: "python", depth: 3 }) },
      late,
      ...playedGames.map((game) => viewOf({ game })),
    ];
    for (const view of views) expect(read(write(view))).toEqual(view);
  });

  it("stays short where the game is at its beginning", () => {
    expect(write(viewOf({ game: "gomoku", level: "club" })).toString()).toBe(
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
    ["game=othello&thinker=minimax&program=basic&depth=2", 'there is no program "basic"'],
    ["game=othello&thinker=minimax&program=python&budget=9", "A program needs a depth"],
    ["game=othello&thinker=minimax", "A search needs a depth, a number of nodes, or seconds"],
    ["game=othello&thinker=minimax&seconds=soon", 'its seconds "soon" is not a number from 0.1 to 60'],
  ])("is refused with what is wrong: %s", (link, problem) => {
    expect(() => read(new URLSearchParams(link))).toThrow(problem);
  });

  it("keeps the part of it that is legal, and says what comes next and is not", () => {
    const { view, problem } = legalPart(
      read(new URLSearchParams("game=othello&moves=d3,c5,d3,e6&resigned=yes")),
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
    const given = viewOf({ game: "othello" });
    expect(over(given, { level: "master", side: "min", seed: 7, moves: "d3 c5" })).toEqual({
      ...given,
      level: "master",
      side: "min",
      seed: 7,
      moves: ["d3", "c5"],
    });
  });

  it("begins another game, or one from a position", () => {
    const given = viewOf({ game: "othello", moves: "d3" });
    expect(over({ ...given, resigned: true }, { game: "gomoku" })).toEqual(viewOf({ game: "gomoku" }));
    expect(over(given, { game: "ticTacToe", position: "X........" }).position).toBe("X........");
    expect(over(given, {}).moves).toEqual(["d3"]);
  });

  it("is refused where there is no such thing", () => {
    const given = viewOf({ game: "othello" });
    expect(() => over(given, { levle: "master" })).toThrow('did you mean "level"?');
    expect(() => play.facts(over(given, { moves: "a1" }))).toThrow("Move 1");
  });

  it("goes on to a style of the reader's own, which must come to an end, and back to a level", () => {
    const given = viewOf({ game: "othello", level: "club" });
    const own = over(given, { thinker: "mcts", budget: 500 });
    expect([own.level, own.thinker, own.budget]).toEqual([undefined, "mcts", 500]);
    expect(read(write({ ...own, ...choosing("master") })).level).toBe("master");
    expect(() => over(given, { thinker: "mcts" })).toThrow("Sampling needs seconds, or a number of games");
    expect(viewOf({ level: "club", depth: 4 }).depth).toBeUndefined();
  });
});
