import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { games } from "../../../src/engine/index.ts";
import { gameTitles, namedGame } from "../../../src/games/namedGame.ts";
import { readSetup, type SetupAt, writeSetup } from "../../../src/kit/run/setup.ts";
import { arbitrarySetup } from "./arbitrarySetup.ts";

const view: fc.Arbitrary<SetupAt> = fc.record({
  setup: arbitrarySetup,
  step: fc.nat({ max: 4_000_000 }),
});
const read = (link: string) => readSetup(new URLSearchParams(link));
const present = (setup: object) =>
  Object.fromEntries(Object.entries(setup).filter(([, value]) => value !== undefined));

describe("A link", () => {
  it("gives back the view that it was written for", () => {
    fc.assert(
      fc.property(view, ({ setup, step }) => {
        const back = read(writeSetup({ setup, step }).toString());
        expect(present(back.setup)).toEqual(present(setup));
        expect(back.step).toBe(step);
      }),
    );
  });

  it("leaves out what is as it always is", () => {
    const setup = { tree: "[1,2]", algorithm: "minimax", depth: Infinity, sooner: false } as const;
    expect(writeSetup({ setup, step: 2 }).toString()).toBe("tree=%5B1%2C2%5D&algorithm=minimax&step=2");
  });

  it("begins at the start where it names no step", () => {
    expect(read("tree=[1,2]&algorithm=minimax").step).toBe(0);
  });

  it("may be without bounds on one side or both", () => {
    const { setup } = read("tree=[1]&algorithm=alphaBeta&window=-inf,3");
    expect(setup.window).toEqual([-Infinity, 3]);
    expect(read("tree=[1]&algorithm=alphaBeta&window=-2.5,inf").setup.window).toEqual([-2.5, Infinity]);
  });
});

describe("A broken link", () => {
  it.each([
    ["algorithm=minimax", /names neither a tree nor a game/],
    ["tree=[1]&game=ticTacToe&algorithm=minimax", /both tree and game/],
    ["game=chess&algorithm=minimax", /no game "chess"; the games are .*ticTacToe/],
    ["game=toString&algorithm=minimax", /no game "toString"/],
    ["tree=[1]&algorithm=oracle", /no algorithm "oracle"; the algorithms are minimax, .*alphaBeta/],
    ["tree=[1]&algorithm=minimax&step=-1", /step "-1" is no whole number/],
    ["tree=[1]&algorithm=minimax&step=many", /step "many" is no whole number/],
    ["tree=[1]&algorithm=minimax&step=12345678901", /step "12345678901" is no whole number/],
    ["tree=[1]&algorithm=minimax&depth=1.5", /depth "1.5" is no whole number/],
    ["tree=[1]&algorithm=alphaBeta&window=3", /window "3" is not two numbers, the lower first/],
    ["tree=[1]&algorithm=alphaBeta&window=3,1", /window "3,1" is not two numbers/],
    ["tree=[1]&algorithm=alphaBeta&window=3,3", /window "3,3" is not two numbers/],
    ["tree=[1]&algorithm=alphaBeta&window=1,", /window "1," is not two numbers/],
    ["tree=[1]&algorithm=alphaBeta&window=a,b", /window "a,b" is not two numbers/],
    ["tree=[1]&algorithm=alphaBeta&window=constructor,toString", /window "constructor,toString" is not two/],
    ["tree=[1]&algorithm=alphaBeta&window=1,2,3", /window "1,2,3" is not two numbers/],
    [
      "tree=[1]&algorithm=alphaBetaWithTable&table=0",
      /table "0" has neither a size nor one of always, .* in "0"/,
    ],
    ["tree=[1]&algorithm=alphaBetaWithTable&table=8,never", /in "never"/],
    [
      "tree=[1]&algorithm=orderedAlphaBeta&parts=luck",
      /no ordering part "luck"; the parts are table, .*or none/,
    ],
  ])("is told what is wrong with it: %s", (link, problem) => {
    expect(() => read(link)).toThrow(problem);
  });

  it("says so as the end of a sentence, which brings its own full stop", () => {
    expect(() => read("tree=[1]&algorithm=oracle")).toThrow(/^[a-z].*[^.]$/);
  });
});

describe("A game by its name", () => {
  it("is the engine's own", () => {
    for (const [name, game] of Object.entries(games)) expect(namedGame(name)).toBe(game);
    expect(gameTitles).toEqual(
      Object.fromEntries(Object.entries(games).map(([name, game]) => [name, game.name])),
    );
  });

  it("is nothing where there is none of that name", () => {
    expect([namedGame("chess"), namedGame(""), namedGame("constructor")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
