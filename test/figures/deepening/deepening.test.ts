import { describe, expect, it } from "vitest";
import { deepening } from "../../../src/figures/deepening/deepening.ts";
import { weighedGames } from "../../../src/games/rules.ts";

const { over, read, write } = deepening;
const viewOf = (said: Readonly<Record<string, unknown>>) => deepening.place(said).given;

describe("A link to a search by iterations", () => {
  it.each([
    {},
    { position: "4453", limit: "nodes", amount: 20000, parts: "none", width: 0.05 },
    { position: "61567", amount: 1, parts: "variation,history" },
    ...weighedGames.map((game) => ({ game })),
    { game: "checkers", parts: "captures,killers" },
    { iteration: 5, ply: 3, bars: "log" },
    { game: "ticTacToe", position: "X...O....", limit: "seconds", amount: 0.1, parts: "all" },
  ] as const)("brings back the view of %j", (said) => {
    const view = viewOf(said);
    expect(read(write(view))).toEqual(view);
  });

  const whole = "game=connectFour&position=44&limit=plies&amount=3";
  it.each([
    ["game=go&position=1", 'there is no such game as "go"'],
    ["game=connectFour&position=48&limit=plies&amount=3", "Move 2"],
    [
      "game=connectFour&position=44&limit=days&amount=3",
      'there is no limit "days"; there are plies, nodes, seconds',
    ],
    ["game=connectFour&position=44&limit=plies&amount=2.5", '"2.5" is not a whole number of plies'],
    ["game=connectFour&position=44&limit=seconds&amount=11", "from 0.1 to 10"],
    ["game=connectFour&position=44&limit=plies&amount=3&parts=luck", '"luck" saves nothing in Connect Four'],
    ["game=connectFour&position=44&limit=plies&amount=3&width=-1", '"-1" is no width'],
    ["game=connectFour", "Expected six rows"],
    ["game=connectFour&position=44", 'there is no limit ""'],
    ["game=connectFour&position=44&limit=plies", '"" is not a whole number of plies'],
    [`${whole}&iteration=last`, 'its iteration "last" is no whole number'],
    [`${whole}&ply=-1`, 'its ply "-1" is no whole number'],
    [`${whole}&bars=round`, 'there is no bars "round"; there are linear, log'],
  ])("that is broken, %s, says where", (link, problem) => {
    expect(() => read(new URLSearchParams(link))).toThrow(problem);
  });

  it("means the whole table where it names the table alone, as links did before its answers had a switch", () => {
    const link = "game=connectFour&position=44&limit=plies&amount=3&parts=variation,table,killers";
    expect(read(new URLSearchParams(link)).parts).toEqual(["killers", "variation", "answers", "table"]);
  });

  it("says nothing of how it is looked at where that is as usual", () => {
    expect(write(viewOf({ position: "44" })).toString()).toBe(
      "game=connectFour&position=44&limit=plies&amount=8&parts=all&width=0",
    );
  });
});

describe("What prose asks of a search by iterations", () => {
  const given = viewOf({ position: "44", amount: 5 });

  it("is searched over the page's own view", () => {
    expect(over(given, { iteration: 3, bars: "log" })).toEqual({ ...given, iteration: 3, bars: "log" });
    expect(over(given, { limit: "nodes", amount: 200, width: 0.01, parts: "none" })).toEqual({
      ...given,
      limit: "nodes",
      amount: 200,
      parts: [],
      width: 0.01,
    });
  });

  it("is looked at from its last iteration, at the start of its line, where another search is asked for", () => {
    const looked = { ...given, iteration: 3, ply: 2 };
    expect(over(looked, { amount: 4 })).toEqual({ ...given, amount: 4 });
    expect(over(looked, { iteration: 4 })).toEqual({ ...given, iteration: 4 });
    expect(over(looked, { bars: "log" })).toEqual({ ...looked, bars: "log" });
  });

  it.each([
    { limit: "lives" },
    { amount: 0 },
    { parts: "luck" },
    { game: "go" },
    { position: "48" },
    { width: "narrow" },
    { at: "end" },
  ])("is refused where there is no such thing: %j", (said) => {
    expect(() => over(given, said)).toThrow(Error);
  });
});
