import { type ConnectFourPosition, drop, start } from "./position.ts";

/** The position after the moves of a game, each the digit of its column: "4453". Throws an Error naming the move. */
export function readMoves(text: string): ConnectFourPosition {
  let position = start;
  const heights = [0, 0, 0, 0, 0, 0, 0];
  for (const [index, digit] of [...text].entries()) {
    const move = `Move ${index + 1}, "${digit}"`;
    if (!/[1-7]/.test(digit)) throw new Error(`${move}: expected a column, 1 to 7`);
    if (position.won) throw new Error(`${move}: the game was over after move ${index}`);
    const column = Number(digit) - 1;
    if (heights[column]++ === 6) throw new Error(`${move}: column ${digit} is full`);
    position = drop(position, column);
  }
  return position;
}
