import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { connectFour, preferSooner, ticTacToe } from "../../../src/engine/index.ts";
import { aimsOf } from "../../../src/figures/boards/aimsOf.ts";
import { lookOf } from "../../../src/figures/boards/looks.ts";
import { arbitraryPosition } from "../../engine/games/connectFour/arbitraryGame.ts";

const columns = (text: string) => aimsOf(lookOf("connectFour"), connectFour, connectFour.read(text));
const cells = (text: string) => aimsOf(lookOf("ticTacToe"), ticTacToe, ticTacToe.read(text));

describe("The columns of a Connect Four board", () => {
  it("say where a piece would come to rest", () => {
    expect(columns("44").map(({ name }) => name)).toEqual([
      "column 1, drops to row 1",
      "column 2, drops to row 1",
      "column 3, drops to row 1",
      "column 4, drops to row 3",
      "column 5, drops to row 1",
      "column 6, drops to row 1",
      "column 7, drops to row 1",
    ]);
  });

  it("make exactly the legal moves, with the mover's piece", () => {
    fc.assert(
      fc.property(arbitraryPosition, (position) => {
        const landings = aimsOf(lookOf("connectFour"), connectFour, position).flatMap(
          ({ landing }) => landing ?? [],
        );
        expect(landings.map(({ move }) => move)).toEqual(connectFour.moves(position));
        const glyph = connectFour.turn(position) === "max" ? "X" : "O";
        for (const landing of landings) expect(landing.glyph).toBe(glyph);
      }),
    );
  });

  it("refuse where they are full", () => {
    const [, , , fourth] = columns("444444");
    expect(fourth).toEqual({ name: "column 4, full", landing: undefined, refusal: "Column 4 is full." });
  });

  it("all refuse after the end, and say so", () => {
    for (const { landing, refusal } of columns("1212121")) {
      expect([landing, refusal]).toEqual([undefined, "The game is over."]);
    }
  });
});

describe("The cells of a tic-tac-toe board", () => {
  it("are named by their places, and by what is on them", () => {
    expect(
      cells("XO.......")
        .slice(0, 5)
        .map(({ name }) => name),
    ).toEqual(["top left, X", "top, O", "top right, empty", "left, empty", "centre, empty"]);
  });

  it("refuse where they are taken", () => {
    const aims = cells("XO.......");
    expect(aims[1].refusal).toBe("There is an O on this cell already.");
    expect(aims[2].landing).toEqual({ move: 2, glyph: "X", cell: 2 });
  });

  it("are the same where sooner wins are better", () => {
    const game = preferSooner(ticTacToe);
    const aims = aimsOf(lookOf("ticTacToe"), game, game.read("XO......."));
    expect(aims).toEqual(cells("XO......."));
  });
});

it("A game without a look of its own is played on by its cells", () => {
  const aims = aimsOf(lookOf("unknown"), ticTacToe, ticTacToe.read("X........"));
  expect(aims[5]).toEqual({
    name: "row 2, column 3, empty",
    landing: { move: 5, glyph: "O", cell: 5 },
    refusal: undefined,
  });
});
