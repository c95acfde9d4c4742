import type { Game } from "../../engine/index.ts";

/** The first call of a search that takes the greatest for MAX and the least for MIN, and the move that comes of it. */
export function bySides<Position, Move>(
  game: Game<Position, Move>,
  visit: (position: Position, depth: number) => number,
) {
  return chooseMove;

  function chooseMove(position: Position, depth: number): Move | undefined {
    const isMax = game.turn(position) === "max";
    let best = isMax ? -Infinity : Infinity;
    let choice: Move | undefined;
    for (const move of game.moves(position)) {
      const child = game.play(position, move);
      const value = visit(child, depth - 1);
      if (isMax ? value > best : value < best) {
        best = value;
        choice = move;
      }
    }
    return choice;
  }
}
