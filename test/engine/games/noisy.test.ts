import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  connectFour,
  type Game,
  moveValues,
  preferSooner,
  random,
  ticTacToe,
} from "../../../src/engine/index.ts";

const noisyIn = <Position, Move>(game: Game<Position, Move>, position: Position) =>
  game.noisy!(position, game.moves(position));

/** The values of all moves, best for the side to move first. */
function ranked<Position, Move>(game: Game<Position, Move>, position: Position) {
  const sign = game.turn(position) === "max" ? 1 : -1;
  return moveValues(game, position, alphaBeta).toSorted((one, other) => sign * (other.value - one.value));
}

describe("Noisy moves", () => {
  it("are wins at once where there are any", () => {
    expect(noisyIn(ticTacToe, ticTacToe.read("XX.OO...."))).toEqual([2]);
    expect(noisyIn(connectFour, connectFour.read("454545"))).toEqual([3]);
  });

  it("are else what stops the other side's wins, also where that is too late", () => {
    expect(noisyIn(ticTacToe, ticTacToe.read("X...O.X.."))).toEqual([3]);
    expect(noisyIn(connectFour, connectFour.read("4445566"))).toEqual([]);
    expect(noisyIn(connectFour, connectFour.read("44556"))).toEqual([2, 6]);
  });

  it("are none in a quiet position, and none when the game is over", () => {
    expect(noisyIn(ticTacToe, ticTacToe.start)).toEqual([]);
    expect(noisyIn(connectFour, connectFour.start)).toEqual([]);
    expect(noisyIn(ticTacToe, ticTacToe.read("XXXOO...."))).toEqual([]);
  });

  it("hold a best move wherever there are some: in all of tic-tac-toe", () => {
    const open = [ticTacToe.start];
    const seen = new Set(open);
    let noisy = 0;
    for (const position of open) {
      const loud = noisyIn(ticTacToe, position);
      const [best] = ranked(ticTacToe, position);
      if (loud.length > 0) {
        noisy++;
        const values = ranked(ticTacToe, position).filter(({ move }) => loud.includes(move));
        expect(values[0].value).toBe(best.value);
      }
      for (const move of ticTacToe.moves(position)) {
        const next = ticTacToe.play(position, move);
        if (!seen.has(next) && ticTacToe.outcome(next) === undefined) {
          seen.add(next);
          open.push(next);
        }
      }
    }
    expect(noisy).toBeGreaterThan(1000);
  });

  it("hold a best move wherever there are some: late in Connect Four", () => {
    const chance = random("noisy");
    let noisy = 0;
    for (let game = 0; game < 600; game++) {
      let position = connectFour.start;
      while (position.stones < 31 && connectFour.outcome(position) === undefined) {
        const moves = connectFour.moves(position);
        position = connectFour.play(position, moves[chance.below(moves.length)]);
      }
      const loud = noisyIn(connectFour, position);
      if (loud.length === 0) continue;
      noisy++;
      const values = ranked(connectFour, position);
      expect(values.filter(({ move }) => loud.includes(move))[0].value).toBe(values[0].value);
    }
    expect(noisy).toBeGreaterThan(20);
  });

  it("are the same where winning sooner is better", () => {
    const timed = preferSooner(ticTacToe);
    expect(noisyIn(timed, timed.read("X...O.X.."))).toEqual([3]);
  });
});
