import type { Game } from "../../engine/game.ts";
import { changedCell } from "./changedCell.ts";
import { readGrid } from "./grid.ts";

/** What a move would do to the board: its piece's glyph, and the cell where that comes to lie. */
export interface Landing<Move> {
  readonly move: Move;
  readonly glyph: string;
  /** Counted row by row from 0; undefined for a move that sets no piece, such as a pass. */
  readonly cell: number | undefined;
}

/** Where each legal move puts its piece, found by playing it: a game need not say what its moves mean. */
export function landingsOf<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
): readonly Landing<Move>[] {
  const before = readGrid(game.diagram(position));
  return game.moves(position).map((move) => {
    const after = readGrid(game.diagram(game.play(position, move)));
    const cell = changedCell(before, after);
    return { move, cell, glyph: cell === undefined ? "" : after.flat()[cell] };
  });
}
