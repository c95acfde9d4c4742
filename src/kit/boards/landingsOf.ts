import type { Game } from "../../engine/game.ts";
import { readGrid } from "../../games/face/grid.ts";
import { changedCell } from "./changedCell.ts";
import type { Look } from "./look.ts";

/** What a move would do to the board: its piece's glyph, and the cell where that comes to lie. */
export interface Landing<Move> {
  readonly move: Move;
  readonly glyph: string;
  /** Counted row by row from 0; undefined for a move that sets no piece, such as a pass. */
  readonly cell: number | undefined;
  /** The cells that its piece passes through, the one it comes from first, where pieces move. */
  readonly path?: readonly number[];
}

/**
 * Where each legal move puts its piece, found by playing it: a game need not say what its moves mean. Of games whose
 * pieces move, the look knows the way from how a move is written.
 */
export function landingsOf<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  look?: Pick<Look, "pathOf">,
): readonly Landing<Move>[] {
  const before = readGrid(game.diagram(position));
  return game.moves(position).map((move) => {
    const after = readGrid(game.diagram(game.play(position, move)));
    const path = look?.pathOf?.(game.writeMove(position, move));
    const cell = path?.at(-1) ?? changedCell(before, after);
    const glyph = cell === undefined ? "" : after.flat()[cell];
    return path === undefined ? { move, cell, glyph } : { move, cell, glyph, path };
  });
}
