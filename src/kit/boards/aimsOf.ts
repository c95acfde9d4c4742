import type { Game } from "../../engine/game.ts";
import { type Grid, isEmpty, readGrid } from "../../games/face/grid.ts";
import type { Landing } from "./landingsOf.ts";
import type { Look } from "./look.ts";
import { nameMan } from "./nameMan.ts";

/** Something on a board that one can point at to make a move: a cell, or a column. */
export interface Aim<Move> {
  /** What it is and what would happen, for those who hear it: "column 4, drops to row 2". */
  readonly name: string;
  /** The moves that it may mean: where pieces move, several may come to the same cell. */
  readonly landings: readonly Landing<Move>[];
  /** Why nothing can be played here, as a sentence. */
  readonly refusal: string | undefined;
  /** A piece that can be moved: whoever presses it has chosen it. */
  readonly picks?: boolean;
}

/**
 * All that one can aim at on the board of a position: its cells row by row, or its columns. Where pieces move, `chosen`
 * is the cell of the piece that is to. `closed` says, as a sentence, why nothing at all can be played.
 */
export function aimsOf<Position, Move>(
  look: Look,
  game: Game<Position, Move>,
  position: Position,
  landings: readonly Landing<Move>[],
  chosen?: number,
  closed = game.outcome(position) === undefined ? undefined : "The game is over.",
): Aim<Move>[] {
  const grid = readGrid(game.diagram(position));
  const width = grid[0].length;
  const mustCapture = (game.captures?.(position, game.moves(position)).length ?? 0) > 0;
  const mover = look.sides?.[game.turn(position)].name ?? "";
  const nameOne = (cell: number): Aim<Move> =>
    look.aim === "piece"
      ? nameMan({ look, grid, cell, landings, chosen, mustCapture, mover })
      : nameCell(look, grid, cell, inCell(landings, cell));
  const named =
    look.aim === "column"
      ? grid[0].map((_, column) => nameColumn(grid, column, inColumn(landings, column, width)))
      : grid.flat().map((_, cell) => nameOne(cell));
  return closed === undefined ? named : named.map(({ name }) => ({ name, landings: [], refusal: closed }));
}

const inCell = <Move>(landings: readonly Landing<Move>[], cell: number) =>
  landings.filter((landing) => landing.cell === cell);
const inColumn = <Move>(landings: readonly Landing<Move>[], column: number, width: number) =>
  landings.filter(({ cell }) => cell !== undefined && cell % width === column);

function nameColumn<Move>(grid: Grid, column: number, landings: readonly Landing<Move>[]): Aim<Move> {
  const name = `column ${column + 1}`;
  if (landings.length > 0) {
    const row = grid.length - Math.floor(landings[0].cell! / grid[0].length);
    return { name: `${name}, drops to row ${row}`, landings, refusal: undefined };
  }
  return isEmpty(grid[0][column])
    ? { name: `${name}, no move`, landings, refusal: "No piece can be dropped here." }
    : { name: `${name}, full`, landings, refusal: `Column ${column + 1} is full.` };
}

function nameCell<Move>(look: Look, grid: Grid, cell: number, landings: readonly Landing<Move>[]): Aim<Move> {
  const width = grid[0].length;
  const [column, row] = [cell % width, Math.floor(cell / width)];
  const glyph = grid[row][column];
  const name = look.cellName({ column, row }, grid.length);
  if (landings.length > 0) return { name: `${name}, empty`, landings, refusal: undefined };
  if (isEmpty(glyph)) {
    return { name: `${name}, no move`, landings, refusal: look.noMove ?? "No move leads to this cell." };
  }
  const piece = look.pieces?.[glyph]?.[0];
  const refusal = `There is ${piece === undefined ? `an ${glyph}` : `a ${piece}`} on this cell already.`;
  return { name: `${name}, ${piece ?? glyph}`, landings, refusal };
}
