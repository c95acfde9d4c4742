import type { Game, Tree } from "../../engine/index.ts";

/** A position's tree, with numbers for what a search finds at its leaves. */
export interface PositionTree {
  readonly tree: Tree;
  /** Whether all values have changed their sign: an abstract tree's root is MAX's, and here MIN was to move. */
  readonly negated: boolean;
}

/**
 * The tree below a position, `depth` plies deep, as an abstract one: leaves are outcomes, or estimates where the game
 * goes on. Undefined where it would have more than `most` nodes. Moves keep their natural order.
 */
export function treeOfPosition<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  depth: number,
  most: number,
): PositionTree | undefined {
  const negated = game.turn(position) === "min";
  let nodes = 0;

  function visit(position: Position, depth: number): Tree | undefined {
    if (++nodes > most) return undefined;
    const value = game.outcome(position) ?? (depth === 0 ? game.evaluate(position) : undefined);
    // Adding 0 makes a −0 plain.
    if (value !== undefined) return (negated ? -value : value) + 0;
    const children: Tree[] = [];
    for (const move of game.moves(position)) {
      const child = visit(game.play(position, move), depth - 1);
      if (child === undefined) return undefined;
      children.push(child);
    }
    return children;
  }

  const tree = visit(position, depth);
  return tree === undefined ? undefined : { tree, negated };
}
