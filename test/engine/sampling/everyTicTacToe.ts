import { ticTacToe } from "../../../src/engine/index.ts";

/** Every position of tic-tac-toe that can arise and is not over: 4,520. */
export function everyTicTacToe(): number[] {
  const seen = new Set<number>();
  const visit = (position: number): void => {
    if (seen.has(position) || ticTacToe.outcome(position) !== undefined) return;
    seen.add(position);
    for (const move of ticTacToe.moves(position)) visit(ticTacToe.play(position, move));
  };
  visit(ticTacToe.start);
  return [...seen];
}
