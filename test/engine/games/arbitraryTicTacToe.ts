import fc from "fast-check";
import { type TicTacToePosition, ticTacToe } from "../../../src/engine/index.ts";

/** Positions after 0 to 9 moves, each move any of those left; play stops where the game is over. */
export const arbitraryTicTacToe: fc.Arbitrary<TicTacToePosition> = fc
  .array(fc.nat({ max: 8 }), { maxLength: 9 })
  .map((choices) =>
    choices.reduce((position, choice) => {
      const moves = ticTacToe.moves(position);
      return moves.length === 0 ? position : ticTacToe.play(position, moves[choice % moves.length]);
    }, ticTacToe.start),
  );
