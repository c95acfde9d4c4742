import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkGame, minimax, mnkGame, pieRule, ticTacToe, treeGame } from "../../../src/engine/index.ts";
import { arbitraryTree } from "../arbitraryTree.ts";

const plain = mnkGame();
const game = pieRule(plain);
const played = (...names: string[]) =>
  names.reduce((position, name) => game.play(position, game.readMove(position, name)), game.start);

describe("pieRule", () => {
  it.each([
    ["tic-tac-toe", pieRule(ticTacToe)],
    ["3,3,3", game],
    ["2,2,1", pieRule(mnkGame({ columns: 2, rows: 2, inARow: 1 }))],
    ["4,2,2 misère", pieRule(mnkGame({ columns: 4, rows: 2, inARow: 2, row: "loses" }))],
    ["3,3,3 with a bonus", pieRule(mnkGame({ fullBoard: -1 }))],
  ] as const)("breaks no law of the contract on %s", (_name, one) => {
    expect(checkGame(one as typeof game, { positions: 300 })).toEqual([]);
  });

  it("is worth what the first move is worth that decides least, in any tree", () => {
    fc.assert(
      fc.property(arbitraryTree, (tree) => {
        const inner = treeGame(tree);
        const first = inner.moves(inner.start).map((move) => inner.play(inner.start, move));
        // A game that is over has nothing left to take.
        const values = first.map((next) => {
          const { value } = minimax(inner, next);
          return inner.outcome(next) === undefined ? Math.min(value, -value) : value;
        });
        const expected = values.length === 0 ? minimax(inner, inner.start).value : Math.max(...values);
        const found = minimax(pieRule(inner), pieRule(inner).start).value;
        expect(found + 0).toBe(expected + 0);
        expect(Object.is(found, -0)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it("offers the first move once, and gives it to who takes it", () => {
    const offered = played("b2");
    expect(game.moves(offered)).toEqual([...plain.moves(offered.inner), "swap"]);
    const swapped = game.play(offered, "swap");
    expect([game.turn(offered), game.turn(swapped), game.moves(swapped).includes("swap")]).toEqual([
      "min",
      "max",
      false,
    ]);
    const kept = played("b2", "a1");
    expect([kept.phase, game.moves(kept).includes("swap")]).toEqual(["kept", false]);
    // X's row is now MIN's.
    const won = played("b2", "swap", "a1", "b1", "a2", "b3");
    expect([game.outcome(won), game.write(won)]).toEqual([-1, ".X./OX./OX. swapped"]);
    expect(game.evaluate(won)).toBe(-1);
  });

  it("ranges as far to one side as to the other", () => {
    expect(pieRule(treeGame([1, [-5, 2]])).range).toEqual([-5, 5]);
  });

  it.each([
    [".../.../...", "expected a position and how it came about"],
    [".../.../... later", "expected a position and how it came about"],
    [".../.../... offered", "one move, and one alone"],
    ["X../.../... start", "one move, and one alone"],
    ["X../O../... offered", "one move, and one alone"],
    ["X../.. kept", "expected 3 rows of 3 cells"],
  ])("refuses %j", (text, problem) => {
    expect(() => game.read(text)).toThrow(problem);
  });

  it("refuses a swap that is not offered", () => {
    expect(() => game.readMove(game.start, "swap")).toThrow("no legal move here");
    expect(() => game.readMove(game.read("XXX/OO./... kept"), "swap")).toThrow("the game is over");
  });
});
