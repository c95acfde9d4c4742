import type { Game } from "../../engine/index.ts";
import { oneAbove } from "../../engine/window.ts";

/** The same for tests of the whole tree: they find the value, and one more for each move who holds it. */
export function closingIn<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  depth: number,
  visit: (position: Position, depth: number, alpha: number, beta: number) => number,
  closeIn: (guess: number, lower: number, upper: number) => number,
) {
  return chooseMove;

  function chooseMove(): Move | undefined {
    const value = closeIn(0, -Infinity, Infinity);
    for (const move of game.moves(position)) {
      const child = game.play(position, move);
      const [alpha, beta] = [-value, oneAbove(-value)];
      const held = -visit(child, depth - 1, alpha, beta);
      if (held >= value) return move;
    }
    return undefined;
  }
}
