import fc from "fast-check";
import { connectFour } from "../../../../src/engine/index.ts";

/** The moves of a game, played at random to its end or until some number of moves. */
export const arbitraryGame: fc.Arbitrary<number[]> = fc
  .array(fc.nat({ max: 419 }), { maxLength: 42 })
  .map((choices) => {
    const played: number[] = [];
    choices.reduce((position, choice) => {
      const moves = connectFour.moves(position);
      if (moves.length === 0) return position;
      played.push(moves[choice % moves.length]);
      return connectFour.play(position, played.at(-1)!);
    }, connectFour.start);
    return played;
  });

export const arbitraryPosition = arbitraryGame.map((moves) =>
  moves.reduce(connectFour.play, connectFour.start),
);
