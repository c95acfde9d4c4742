import { describe, expect, it } from "vitest";
import { checkers, gomoku } from "../../../src/engine/index.ts";
import { Aiming, aimsOf, landingsOf } from "../../../src/kit/boards/aiming.svelte.ts";
import { lookOf } from "../../../src/kit/boards/looks.ts";

const game = gomoku(9);
const position = game.play(game.start, game.readMove(game.start, "e5"));
const aims = aimsOf(lookOf("gomoku"), game, position, landingsOf(game, position));
const at = (name: string) => aims.findIndex((aim) => aim.name.startsWith(name));

describe("A press on a cell", () => {
  it("that is sure makes its move at once", () => {
    const aiming = new Aiming<number>();
    expect(aiming.press(aims[at("d5")], at("d5"))?.cell).toBe(at("d5"));
    expect(aiming.asked).toBeUndefined();
  });

  it("that is unsure makes it when it is repeated, and only there", () => {
    const aiming = new Aiming<number>();
    expect(aiming.press(aims[at("d5")], at("d5"), true)).toBeUndefined();
    expect(aiming.asked).toBe(at("d5"));
    expect(aiming.press(aims[at("d4")], at("d4"), true)).toBeUndefined();
    expect(aiming.asked).toBe(at("d4"));
    expect(aiming.press(aims[at("d4")], at("d4"), true)?.cell).toBe(at("d4"));
  });

  it("where no move leads is refused at once, and asks for nothing", () => {
    const aiming = new Aiming<number>();
    aiming.press(aims[at("d5")], at("d5"), true);
    expect(aiming.press(aims[at("e5")], at("e5"), true)).toBeUndefined();
    expect(aiming.refusal).toBe("There is a black stone on this cell already.");
    expect(aiming.asked).toBeUndefined();
  });

  it("chooses a piece at once, sure or not: nothing is lost if it was another", () => {
    const pieces = aimsOf(
      lookOf("checkers"),
      checkers,
      checkers.start,
      landingsOf(checkers, checkers.start, lookOf("checkers")),
    );
    const piece = pieces.findIndex(({ name }) => name.startsWith("square 11,"));
    const aiming = new Aiming<unknown>();
    aiming.press(pieces[piece], piece, true);
    expect(aiming.chosen).toBe(piece);
  });
});
