import type { AnyGame } from "../../engine/game.ts";
import type { WholeTree } from "./wholeTree.ts";

/**
 * Indexed by node: the class of its position, numbered by first mention in preorder. Positions are of one class where
 * `classOf` gives the same for both: by default the game's key, so that a class is a position.
 */
export function classesOf<Position, Move>(
  tree: WholeTree<Move>,
  game: Pick<AnyGame<Position, Move>, "key" | "play">,
  position: Position,
  classOf: (position: Position) => number | bigint | string = game.key.bind(game),
): Int32Array<ArrayBuffer> {
  const { plies, moves, moveList } = tree.columns;
  const numbers = new Map<number | bigint | string, number>();
  const classes = new Int32Array(tree.size);
  const path: Position[] = [];
  for (let node = 0; node < tree.size; node++) {
    const ply = plies[node];
    path[ply] = node === 0 ? position : game.play(path[ply - 1], moveList[moves[node]] as Move);
    const name = classOf(path[ply]);
    let number = numbers.get(name);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(name, number);
    }
    classes[node] = number;
  }
  return classes;
}
