import type { Game } from "../../engine/index.ts";

/** The same for a search that counts for the side to move: what is good for the opponent is bad by as much. */
export function negated<Position, Move>(
  game: Game<Position, Move>,
  visit: (position: Position, depth: number) => number,
) {
  return chooseMove;

  function chooseMove(position: Position, depth: number): Move | undefined {
    let best = -Infinity;
    let choice: Move | undefined;
    for (const move of game.moves(position)) {
      const child = game.play(position, move);
      const value = -visit(child, depth - 1);
      if (value > best) {
        best = value;
        choice = move;
      }
    }
    return choice;
  }
}
