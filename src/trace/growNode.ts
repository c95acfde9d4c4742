import type { Game } from "../engine/game.ts";
import type { OutlineNode } from "./outline.ts";

/** A node without its children. */
export function grow<Position, Move>(
  game: Game<Position, Move>,
  parent: OutlineNode<Position, Move> | undefined,
  move: Move | undefined,
  index: number,
  position: Position,
  id: number,
  last: boolean,
): OutlineNode<Position, Move> {
  const value = game.outcome(position) ?? (last ? game.evaluate(position) : undefined);
  const ply = parent ? parent.ply + 1 : 0;
  // A finished game has nobody to move, but in the tree its ply still belongs to one side.
  const side = parent ? (parent.side === "max" ? "min" : "max") : game.turn(position);
  return { id, parent, move, index, ply, side, position, children: [], value, folded: false };
}
