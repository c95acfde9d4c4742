import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkers,
  connectFour,
  type Game,
  gomoku,
  othello,
  preferSooner,
  ticTacToe,
} from "../../../src/engine/index.ts";
import { aimsOf, landingsOf } from "../../../src/kit/boards/aiming.svelte.ts";
import { lookOf } from "../../../src/kit/boards/looks.ts";
import { arbitraryPosition } from "../../engine/games/connectFour/arbitraryGame.ts";

function aims<Position, Move>(look: string, game: Game<Position, Move>, position: Position) {
  return aimsOf(lookOf(look), game, position, landingsOf(game, position));
}
const columns = (text: string) => aims("connectFour", connectFour, connectFour.read(text));
const cells = (text: string) => aims("ticTacToe", ticTacToe, ticTacToe.read(text));

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
        const landings = aims("connectFour", connectFour, position).flatMap((aim) => aim.landings);
        expect(landings.map(({ move }) => move)).toEqual(connectFour.moves(position));
        const glyph = connectFour.turn(position) === "max" ? "X" : "O";
        for (const landing of landings) expect(landing.glyph).toBe(glyph);
      }),
    );
  });

  it("refuse where they are full", () => {
    const [, , , fourth] = columns("444444");
    expect(fourth).toEqual({ name: "column 4, full", landings: [], refusal: "Column 4 is full." });
  });

  it("all refuse after the end, and say so", () => {
    for (const { landings, refusal } of columns("1212121")) {
      expect([landings, refusal]).toEqual([[], "The game is over."]);
    }
  });
});

describe("A board on which nothing can be played for now", () => {
  it("says why on every cell, and makes no move", () => {
    for (const [look, game] of [
      ["checkers", checkers],
      ["othello", othello],
      ["connectFour", connectFour],
    ] as const) {
      const closed = "It is not your turn.";
      const rules = game as Game<unknown, unknown>;
      const landings = landingsOf(rules, rules.start, lookOf(look));
      for (const aim of aimsOf(lookOf(look), rules, rules.start, landings, undefined, closed))
        expect(aim).toEqual({ name: aim.name, landings: [], refusal: closed });
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
    const found = cells("XO.......");
    expect(found[1].refusal).toBe("There is an O on this cell already.");
    expect(found[2].landings).toEqual([{ move: 2, glyph: "X", cell: 2 }]);
  });

  it("are the same where sooner wins are better", () => {
    const game = preferSooner(ticTacToe);
    expect(aims("ticTacToe", game, game.read("XO......."))).toEqual(cells("XO......."));
  });
});

describe("A game without a look of its own", () => {
  it("is played on by its cells", () => {
    expect(aims("unknown", ticTacToe, ticTacToe.read("X........"))[5]).toEqual({
      name: "row 2, column 3, empty",
      landings: [{ move: 5, glyph: "O", cell: 5 }],
      refusal: undefined,
    });
  });

  it("may have moves that share a cell, and squares that are never played on", () => {
    // Black's men on 9 and 10 can both go to 14.
    const found = aims("unknown", checkers, checkers.start).filter(({ landings }) => landings.length > 1);
    const names = found.map(({ landings }) =>
      landings.map(({ move }) => checkers.writeMove(checkers.start, move)),
    );
    expect(names).toEqual([
      ["9-14", "10-14"],
      ["10-15", "11-15"],
      ["11-16", "12-16"],
    ]);
    expect(aims("unknown", checkers, checkers.start)[0].refusal).toBe("No move leads to this cell.");
  });

  it("sets one disc and turns others over", () => {
    const found = aims("unknown", othello, othello.start).flatMap(({ landings }) => landings);
    expect(found.map(({ move }) => othello.writeMove(othello.start, move)).sort()).toEqual([
      "c4",
      "d3",
      "e6",
      "f5",
    ]);
    for (const { glyph } of found) expect(glyph).toBe("X");
  });

  it("may have a move that sets no piece", () => {
    // White has no disc to turn anything over with, and the game is not over.
    const passing = othello.read(`${"-".repeat(56)}XO-----X O`);
    expect(othello.moves(passing).map((move) => othello.writeMove(passing, move))).toEqual(["pass"]);
    expect(landingsOf(othello, passing).map(({ cell }) => cell)).toEqual([undefined]);
  });
});

describe("The squares of an Othello board", () => {
  it("say what lies on them, and why a disc would be none", () => {
    const found = aims("othello", othello, othello.start);
    expect(found[8 * 2 + 3]).toMatchObject({ name: "d3, empty", refusal: undefined });
    expect(found[0]).toMatchObject({ name: "a1, no move", refusal: "A disc here would turn nothing over." });
    expect(found[8 * 3 + 3]).toMatchObject({
      name: "d4, white disc",
      refusal: "There is a white disc on this cell already.",
    });
  });
});

describe("The points of a gomoku board", () => {
  it("are named by letters and rows from the bottom, and all are moves", () => {
    const game = gomoku(7);
    const found = aims("gomoku", game, game.start);
    expect(found[0].name).toBe("a7, empty");
    expect(found.filter(({ landings }) => landings.length === 1)).toHaveLength(49);
  });
});

describe("The squares of a checkers board", () => {
  const look = lookOf("checkers");
  function squares(text: string, chosen?: number) {
    const position = checkers.read(text);
    return aimsOf(look, checkers, position, landingsOf(checkers, position, look), chosen);
  }
  /** The cell of a square by its number. */
  const cellOf = (square: number) => look.pathOf!(String(square))[0];

  it("are a piece to choose, and then where it goes", () => {
    const start = checkers.write(checkers.start);
    const before = squares(start);
    const picks = before.flatMap(({ picks }, cell) => (picks ? [cell] : []));
    expect(picks).toEqual([9, 10, 11, 12].map(cellOf));
    expect(before[cellOf(9)].name).toBe("square 9, black man, can move");
    expect(before.flatMap(({ landings }) => landings)).toEqual([]);
    const after = squares(start, cellOf(9));
    const reached = after.flatMap(({ landings }) => landings.map(({ path }) => path));
    expect(reached).toEqual([
      [cellOf(9), cellOf(13)],
      [cellOf(9), cellOf(14)],
    ]);
    expect(after[cellOf(14)].name).toBe("square 14, move here");
  });

  it("leave a choice where two jumps end on one square", () => {
    const found = squares("B:W7,8,15,16:BK3", cellOf(3));
    expect(found[cellOf(3)].landings).toHaveLength(2);
    expect(found[cellOf(3)].name).toBe("square 3, jump here");
  });

  it("refuse, and say why", () => {
    const refusal = (text: string, square: number, chosen?: number) =>
      squares(text, chosen)[cellOf(square)].refusal;
    const start = checkers.write(checkers.start);
    expect(refusal(start, 1)).toBe("This piece cannot move now.");
    expect(refusal(start, 21)).toBe("It is Black to move.");
    expect(refusal(start, 14)).toBe("Choose the piece first, then where it goes.");
    expect(refusal(start, 18)).toBe("No piece can go there.");
    expect(refusal(start, 16, cellOf(9))).toBe("The chosen piece cannot go there.");
    const forced = "B:W18,26:B14,1";
    expect(refusal(forced, 1)).toBe("This piece cannot move now: a capture is forced.");
    expect(refusal(forced, 5)).toBe("No piece can go there: a capture is forced.");
    expect(squares("B:W21:B")[0].refusal).toBe("The game is over.");
  });
});
