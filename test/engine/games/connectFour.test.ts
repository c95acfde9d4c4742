import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alphaBeta, checkGame, connectFour, perft, random } from "../../../src/engine/index.ts";
import { arbitraryGame, arbitraryPosition } from "./connectFour/arbitraryGame.ts";
import {
  type Columns,
  emptyColumns,
  plainFours,
  plainMoves,
  plainOutcome,
  plainPlay,
  plainRows,
  plainValue,
  size,
} from "./connectFour/plainConnectFour.ts";

/** Positions late in random games that are not over, with so many empty cells at most. */
function endGames(howMany: number, mostEmpty: number): Columns[] {
  const chance = random("end games");
  const found: Columns[] = [];
  while (found.length < howMany) {
    let columns = emptyColumns;
    const stones = 41 - chance.below(mostEmpty);
    while (plainOutcome(columns) === undefined && size(columns) < stones) {
      const moves = plainMoves(columns);
      columns = plainPlay(columns, moves[chance.below(moves.length)]);
    }
    if (plainOutcome(columns) === undefined) found.push(columns);
  }
  return found;
}

const written = (columns: Columns) => plainRows(columns).join("/");

describe("connectFour", () => {
  it("has as many games of each length as are known", () => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8].map((depth) => perft(connectFour, connectFour.start, depth));
    expect(counts).toEqual([7, 49, 343, 2401, 16_807, 117_649, 823_536, 5_673_234]);
  });

  it("plays by the same rules as the plainest way to write them", () => {
    fc.assert(
      fc.property(arbitraryGame, (game) => {
        let [position, columns] = [connectFour.start, emptyColumns];
        for (const column of [...game, undefined]) {
          const outcome = plainOutcome(columns);
          expect(connectFour.outcome(position)).toBe(outcome);
          expect(connectFour.moves(position)).toEqual(outcome === undefined ? plainMoves(columns) : []);
          expect(connectFour.write(position)).toBe(written(columns));
          expect(connectFour.turn(position)).toBe(size(columns) % 2 === 0 ? "max" : "min");
          if (column === undefined) break;
          [position, columns] = [connectFour.play(position, column), plainPlay(columns, column)];
        }
      }),
    );
  });

  it("has the exact value of late positions that looking at every game gives", () => {
    for (const columns of [...endGames(40, 8), ...endGames(5, 12)]) {
      const position = connectFour.read(written(columns));
      expect(alphaBeta(connectFour, position).value).toBe(plainValue(columns));
    }
  });

  it("breaks no law of the contract", () => {
    expect(checkGame(connectFour, { positions: 500, seed: "connect four" })).toEqual([]);
  });

  it("scores a win higher the fewer stones it took: 22 less the winner's", () => {
    const outcome = (moves: string) => connectFour.outcome(connectFour.read(moves));
    expect(outcome("4455667")).toBe(18);
    expect(outcome("44556617")).toBeUndefined();
    expect(outcome("1212121")).toBe(18);
    expect(outcome("12121272")).toBe(-18);
    expect(outcome("1212323762")).toBe(-17);
    expect(connectFour.range).toEqual([-18, 18]);
  });

  it("lets each of the board's 69 lines win", () => {
    const chance = random("lines");
    const won = new Set<string>();
    for (let game = 0; game < 8000; game++) {
      let [position, columns] = [connectFour.start, emptyColumns];
      for (let moves = connectFour.moves(position); moves.length > 0; moves = connectFour.moves(position)) {
        const move = moves[chance.below(moves.length)];
        [position, columns] = [connectFour.play(position, move), plainPlay(columns, move)];
      }
      expect(connectFour.outcome(position)).toBe(plainOutcome(columns));
      for (const four of [...plainFours(columns, "X"), ...plainFours(columns, "O")]) won.add(four);
    }
    expect(won.size).toBe(69);
  });

  it("orders columns from the centre outwards", () => {
    const { moves, order, start } = connectFour;
    expect(order?.(start, moves(start))).toEqual([3, 2, 4, 1, 5, 0, 6]);
    const position = connectFour.read("444444");
    expect(order?.(position, moves.call(connectFour, position))).toEqual([2, 4, 1, 5, 0, 6]);
  });

  it("has one key for one position, however it was reached, and no key for two", () => {
    expect(connectFour.key(connectFour.read("1234"))).toBe(connectFour.key(connectFour.read("3214")));
    const texts = new Map<unknown, string>();
    fc.assert(
      fc.property(arbitraryPosition, (position) => {
        const [key, text] = [connectFour.key(position), connectFour.write(position)];
        expect(texts.get(key) ?? text).toBe(text);
        expect(Number.isSafeInteger(key)).toBe(true);
        texts.set(key, text);
      }),
      { numRuns: 2000 },
    );
  });

  it("reads moves as digits, and draws six rows", () => {
    const position = connectFour.read("4453");
    expect(connectFour.write(position)).toBe("......./......./......./......./...O.../..OXX..");
    expect(connectFour.diagram(position)).toBe(
      [...Array(4).fill(". . . . . . ."), ". . . O . . .", ". . O X X . ."].join("\n"),
    );
  });
});
