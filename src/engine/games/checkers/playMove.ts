import {
  type CheckersMove,
  type CheckersPosition,
  crownRow,
  type Player,
  toggled,
  turned,
  withQuiet,
} from "./position.ts";
import { rowOf } from "./squares.ts";

/** The position after a move: what was taken is gone, a man on the last row is a king. */
export function playMove(
  { pieces, mover, quiet, key }: CheckersPosition,
  move: CheckersMove,
): CheckersPosition {
  const [from, to] = [move.path[0], move.path[move.path.length - 1]];
  const piece = pieces[from];
  const crowned = piece === mover && rowOf(to) === crownRow(mover);
  const settled = crowned ? 2 * piece : piece;
  const next = pieces.slice();
  let nextKey = toggled(key, piece, from);
  next[from] = 0;
  for (const square of move.taken) {
    nextKey = toggled(nextKey, pieces[square], square);
    next[square] = 0;
  }
  next[to] = settled;
  nextKey = toggled(nextKey, settled, to);
  const nextQuiet = move.taken.length > 0 || piece === mover ? 0 : quiet + 1;
  nextKey = withQuiet(withQuiet(turned(nextKey), quiet), nextQuiet);
  return { pieces: next, mover: -mover as Player, quiet: nextQuiet, key: nextKey };
}
