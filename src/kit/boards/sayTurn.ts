import type { Game, Side } from "../../engine/game.ts";
import type { Look } from "./look.ts";

/** Who is to move in a position, or how its game has ended; `sides` are what the game calls MAX and MIN. */
export function sayTurn<Position>(
  game: Game<Position, unknown>,
  position: Position,
  sides?: Look["sides"],
): string {
  const name = (side: Side) =>
    `${sides?.[side].name ?? (side === "max" ? "X" : "O")} (${side.toUpperCase()})`;
  const outcome = game.outcome(position);
  if (outcome === undefined) return `${name(game.turn(position))} is to move.`;
  return outcome === 0 ? "A draw." : `${name(outcome > 0 ? "max" : "min")} has won.`;
}
