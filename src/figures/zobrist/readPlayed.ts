import { ticTacToe } from "../../engine/index.ts";

/** Moves written as cells 0 to 8 from the empty board on, "408". Throws an error that says which of them cannot be. */
export function readPlayed(text: string): number[] {
  let position = ticTacToe.start;
  return [...text].map((cell) => {
    const move = ticTacToe.readMove(position, cell);
    position = ticTacToe.play(position, move);
    return move;
  });
}
