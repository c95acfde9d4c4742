import type { Game } from "../../engine/game.ts";
import { changedCell } from "./changedCell.ts";
import { type Grid, isEmpty, readGrid } from "./grid.ts";
import type { Look } from "./look.ts";

/** What a move would do to the board: its piece's glyph, and the cell where that comes to lie. */
export interface Landing<Move> {
  readonly move: Move;
  readonly glyph: string;
  readonly cell: number;
}

/** Something on a board that one can point at to make a move: a cell, or a column. */
export interface Aim<Move> {
  /** What it is and what would happen, for those who hear it: "column 4, drops to row 2". */
  readonly name: string;
  /** The move that it makes; undefined where none is legal. */
  readonly landing: Landing<Move> | undefined;
  /** Why nothing can be played here, as a sentence. */
  readonly refusal: string | undefined;
}

/** All that one can aim at on the board of a position: its cells row by row, or its columns. */
export function aimsOf<Position, Move>(
  look: Look,
  game: Game<Position, Move>,
  position: Position,
): Aim<Move>[] {
  const grid = readGrid(game.diagram(position));
  const landings = landingsOf(game, position, grid);
  const over = game.outcome(position) === undefined ? undefined : "The game is over.";
  return look.aim === "column"
    ? grid[0].map((_, column) => aimAtColumn(grid, column, landings, over))
    : grid.flat().map((_, cell) => aimAtCell(look, grid, cell, landings, over));
}

/** Where each legal move puts its piece, found by playing it: a game need not say what its moves mean. */
function landingsOf<Position, Move>(
  game: Game<Position, Move>,
  position: Position,
  before: Grid,
): Landing<Move>[] {
  return game.moves(position).flatMap((move) => {
    const after = readGrid(game.diagram(game.play(position, move)));
    const cell = changedCell(before, after);
    return cell === undefined ? [] : [{ move, cell, glyph: after.flat()[cell] }];
  });
}

function aimAtColumn<Move>(
  grid: Grid,
  column: number,
  landings: readonly Landing<Move>[],
  over: string | undefined,
): Aim<Move> {
  const width = grid[0].length;
  const landing = landings.find(({ cell }) => cell % width === column);
  const name = `column ${column + 1}`;
  if (landing) {
    const row = grid.length - Math.floor(landing.cell / width);
    return { name: `${name}, drops to row ${row}`, landing, refusal: undefined };
  }
  const full = !isEmpty(grid[0][column]);
  const refusal = over ?? (full ? `Column ${column + 1} is full.` : "No piece can be dropped here.");
  return { name: full ? `${name}, full` : `${name}, no move`, landing, refusal };
}

function aimAtCell<Move>(
  look: Look,
  grid: Grid,
  cell: number,
  landings: readonly Landing<Move>[],
  over: string | undefined,
): Aim<Move> {
  const width = grid[0].length;
  const [column, row] = [cell % width, Math.floor(cell / width)];
  const glyph = grid[row][column];
  const name = look.cellName({ column, row }, grid.length);
  const landing = landings.find((found) => found.cell === cell);
  if (landing) return { name: `${name}, empty`, landing, refusal: undefined };
  const taken = !isEmpty(glyph);
  const refusal =
    over ?? (taken ? `There is an ${glyph} on this cell already.` : "No move leads to this cell.");
  return { name: `${name}, ${taken ? glyph : "no move"}`, landing, refusal };
}
