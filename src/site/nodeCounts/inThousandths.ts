import type { Game } from "../../engine/index.ts";

/**
 * The game with all its values a thousand times as large and whole: the same choices, but between two values that
 * differ a null window now always finds a place.
 */
export function inThousandths<Position, Move>(game: Game<Position, Move>): Game<Position, Move> {
  const [least, greatest] = game.range;
  return {
    ...game,
    range: [least * 1000, greatest * 1000],
    outcome(position) {
      const outcome = game.outcome(position);
      return outcome === undefined ? undefined : outcome * 1000;
    },
    // Adding 0 makes a plain one of −0.
    evaluate: (position) => Math.round(game.evaluate(position) * 1000) + 0,
  };
}
