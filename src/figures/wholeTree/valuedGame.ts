import type { Game } from "../../engine/index.ts";
import type { WholeTree } from "../../trace/wholeTree/index.ts";

/** What a search asks of a game; positions and moves are never written here. */
type Played<Move> = Pick<
  Game<number, Move>,
  "start" | "turn" | "moves" | "play" | "outcome" | "evaluate" | "key"
>;

/**
 * A whole tree as a game of its own, whose positions are its nodes: for searches that are told beforehand what each move
 * is worth, and try the best move first, or last. Moves of equal worth stay in their natural order.
 */
export function valuedGame<Move>(tree: WholeTree<Move>, order: "best" | "worst"): Game<number, Move> {
  const { moveList, moves } = tree.columns;
  const numberOf = new Map(moveList.map((move, number) => [move, number]));
  const played: Played<Move> = {
    start: 0,
    turn: (node) => tree.side(node),
    moves(node) {
      const gain = (tree.side(node) === "max") === (order === "best") ? 1 : -1;
      const children = tree.children(node).sort((one, other) => gain * (tree.value(other) - tree.value(one)));
      return children.map((child) => moveList[moves[child]] as Move);
    },
    play: (node, move) => tree.child(node, numberOf.get(move)!)!,
    outcome: (node) => (tree.isLeaf(node) ? tree.value(node) : undefined),
    evaluate: (node) => tree.value(node),
    key: (node) => node,
  };
  return played as Game<number, Move>;
}
