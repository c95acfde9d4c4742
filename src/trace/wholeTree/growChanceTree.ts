import { expectimax } from "../../engine/chance/expectimax.ts";
import type { AnyGame } from "../../engine/game.ts";
import { type GrowOptions, growBy } from "./growWholeTree.ts";
import { turnNames, type WholeTreeColumns } from "./wholeTree.ts";

/**
 * The whole tree below a position of a game with dice, as expectimax reads it: what `growWholeTree` gives of others, and a byte
 * a node for whose turn it is. Throws what that throws.
 */
export function growChanceTree<Position, Move>(
  game: AnyGame<Position, Move>,
  position: Position,
  options: GrowOptions = {},
): WholeTreeColumns<Move> {
  const grown = growBy<Move>((limits, observer) => expectimax(game, position, limits, observer), options);
  return {
    root: game.turn(position) === "min" ? "min" : "max",
    turns: turnsOf(game, position, grown),
    ...grown,
  };
}

/** Plays every move once more: an observer is not told whose they are. */
function turnsOf<Position, Move>(
  game: AnyGame<Position, Move>,
  position: Position,
  { plies, moves, moveList }: Pick<WholeTreeColumns<Move>, "plies" | "moves" | "moveList">,
): Uint8Array<ArrayBuffer> {
  const turns = new Uint8Array(plies.length);
  const path: Position[] = [];
  for (let node = 0; node < turns.length; node++) {
    const ply = plies[node];
    path[ply] = node === 0 ? position : game.play(path[ply - 1], moveList[moves[node]] as Move);
    turns[node] = turnNames.indexOf(game.turn(path[ply]));
  }
  return turns;
}
