import type { OrderingPart } from "./orderingPart.ts";

/**
 * All moves by what the game makes of the position after each, without looking further: its outcome where that ends the
 * game, else its evaluation. Equal ones stay in the order that the game itself knows. It tells good moves from bad
 * ones best of all parts that remember nothing, and costs an evaluation of every move.
 * Source: J. Slagle and J. Dixon 1969, "Experiments With Some Programs That Search Game Trees".
 */
export function evaluationFirst(): OrderingPart {
  return {
    name: "evaluation",
    first({ game, position, moves }) {
      const sign = game.turn(position) === "max" ? 1 : -1;
      const judged = (game.order?.(position, moves) ?? moves).map((move) => {
        const after = game.play(position, move);
        return { move, worth: sign * (game.outcome(after) ?? game.evaluate(after)) };
      });
      return judged.sort((one, other) => other.worth - one.worth).map(({ move }) => move);
    },
  };
}
