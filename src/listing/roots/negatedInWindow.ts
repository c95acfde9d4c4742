import type { Game } from "../../engine/index.ts";

/** The same with a window, which is negated and turned round for the opponent. */
export function negatedInWindow<Position, Move>(
  game: Game<Position, Move>,
  visit: (position: Position, depth: number, alpha: number, beta: number) => number,
) {
  return chooseMove;

  function chooseMove(position: Position, depth: number): Move | undefined {
    let best = -Infinity;
    let choice: Move | undefined;
    for (const move of game.moves(position)) {
      const child = game.play(position, move);
      const value = -visit(child, depth - 1, -Infinity, -best);
      if (value > best) {
        best = value;
        choice = move;
      }
    }
    return choice;
  }
}
