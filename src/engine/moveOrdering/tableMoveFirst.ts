import { moveId } from "./moveId.ts";
import type { OrderingPart } from "./orderingPart.ts";
import { sameMove } from "./sameMove.ts";

/**
 * The move that was best when the position was searched before, as the transposition table has it.
 * Source: D. Slate and L. Atkin 1977, "CHESS 4.5: The Northwestern University Chess Program".
 */
export function tableMoveFirst(): OrderingPart {
  return {
    name: "table",
    first(node) {
      const { game, position, tableMove } = node;
      return tableMove === undefined ? [] : sameMove(node, moveId(game, position, tableMove));
    },
  };
}
