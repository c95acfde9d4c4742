import type { Game } from "../../engine/index.ts";

/** The same for a search with a window: at the root all of the line, then from what the best move so far brings on. */
export function bySidesInWindow<Position, Move>(
  game: Game<Position, Move>,
  visit: (position: Position, depth: number, alpha: number, beta: number) => number,
) {
  return chooseMove;

  function chooseMove(position: Position, depth: number): Move | undefined {
    const isMax = game.turn(position) === "max";
    let alpha = -Infinity;
    let beta = Infinity;
    let choice: Move | undefined;
    for (const move of game.moves(position)) {
      const child = game.play(position, move);
      const value = visit(child, depth - 1, alpha, beta);
      if (isMax ? value > alpha : value < beta) {
        if (isMax) alpha = value;
        else beta = value;
        choice = move;
      }
    }
    return choice;
  }
}
