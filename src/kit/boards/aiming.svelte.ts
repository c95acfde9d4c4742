import type { Game, Side } from "../../engine/game.ts";
import type { Sides } from "../../games/face/face.ts";
import { type Grid, isEmpty, readGrid } from "../../games/face/picture.ts";
import { changedCell } from "./boardsOf.ts";
import type { Look } from "./looks.ts";
import * as words from "./words.ts";

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

/** Something on a board that one can point at to make a move: a cell, or a column. */
interface Aim<Move> {
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
  closed = game.outcome(position) === undefined ? undefined : words.over,
): Aim<Move>[] {
  const grid = readGrid(game.diagram(position));
  const width = grid[0].length;
  const mustCapture = (game.captures?.(position, game.moves(position)).length ?? 0) > 0;
  const mover = look.sides?.[game.turn(position)];
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

/** What the place of an aim is called by itself. */
export function placeName(look: Look, grid: Grid, index: number): string {
  if (look.aim === "column") return words.column(index + 1);
  const width = grid[0].length;
  return look.cellName({ column: index % width, row: Math.floor(index / width) }, grid.length);
}

function nameColumn<Move>(grid: Grid, column: number, landings: readonly Landing<Move>[]): Aim<Move> {
  const place = words.column(column + 1);
  if (landings.length > 0) {
    const row = grid.length - Math.floor(landings[0].cell! / grid[0].length);
    return { name: words.drops(place, row), landings, refusal: undefined };
  }
  return isEmpty(grid[0][column])
    ? { name: words.noMove(place), landings, refusal: words.cannotDrop }
    : { name: words.full(place), landings, refusal: words.columnFull(column + 1) };
}

function nameCell<Move>(look: Look, grid: Grid, cell: number, landings: readonly Landing<Move>[]): Aim<Move> {
  const glyph = grid.flat()[cell];
  const place = placeName(look, grid, cell);
  if (landings.length > 0) return { name: words.empty(place), landings, refusal: undefined };
  if (isEmpty(glyph)) {
    return { name: words.noMove(place), landings, refusal: look.noMove ?? words.noMoveHere };
  }
  const piece = look.pieces?.[glyph]?.[0];
  return { name: words.holds(place, piece ?? glyph), landings, refusal: words.taken(piece, glyph) };
}

interface Asked<Move> {
  readonly look: Look;
  readonly grid: Grid;
  readonly cell: number;
  readonly landings: readonly Landing<Move>[];
  /** The cell of the piece that is to move, once it is chosen. */
  readonly chosen: number | undefined;
  readonly mustCapture: boolean;
  /** The side to move: what it is called, and the glyph of its plainest piece. */
  readonly mover: Sides[Side] | undefined;
}

/** What a cell is to aim at where pieces move: one of the mover's pieces to choose, and then a cell that it can go to. */
function nameMan<Move>(asked: Asked<Move>): Aim<Move> {
  const { look, grid, cell, landings, chosen } = asked;
  const width = grid[0].length;
  const place = { column: cell % width, row: Math.floor(cell / width) };
  const glyph = grid[place.row][place.column];
  const name = look.cellName(place, grid.length);
  const reached = landings.filter(({ path, cell: to }) => to === cell && path?.[0] === chosen);
  if (reached.length > 0) {
    return {
      name: words.goesHere(name, asked.mustCapture),
      landings: reached,
      refusal: undefined,
    };
  }
  const is = isEmpty(glyph) ? words.emptyCell : (look.pieces?.[glyph]?.[0] ?? glyph);
  if (landings.some(({ path }) => path?.[0] === cell)) {
    const says = cell === chosen ? words.chosen : words.canMove;
    return { name: says(name, is), landings: [], refusal: undefined, picks: true };
  }
  return { name: words.holds(name, is), landings: [], refusal: refusalOf(asked, glyph) };
}

/** Why nothing can be done with a cell, as a sentence. */
function refusalOf<Move>(asked: Asked<Move>, glyph: string): string {
  const { cell, landings, chosen, mustCapture, mover } = asked;
  if (!isEmpty(glyph)) {
    // What is crowned has its side's letter, in the other case.
    const own = glyph.toLowerCase() === mover?.glyph.toLowerCase();
    return own ? words.cannotMove(mustCapture) : words.otherSide(mover?.name ?? "");
  }
  if (chosen !== undefined) return words.cannotGo(mustCapture);
  return landings.some(({ cell: to }) => to === cell) ? words.chooseFirst : words.nobodyGoes(mustCapture);
}

/** How far a reader has come with making a move on a board: it is forgotten with the next position. */
export class Aiming<Move> {
  /** What the pointer or the focus is at. */
  pointed = $state<number>();
  /** The cell of the piece that is to move, where pieces move. */
  chosen = $state<number>();
  /** Why the last press did nothing. */
  refusal = $state<string>();
  /** What a finger has pressed where it may have missed: pressed again, it is meant. */
  asked = $state<number>();
  /** The moves that the last press may have meant. */
  meant = $state.raw<readonly Landing<Move>[]>([]);

  /**
   * Takes a press on the aim with this index; the move that it makes, if it makes one. An unsure press, by a finger on
   * a cell that is smaller than it, has to be repeated.
   */
  press({ landings, refusal, picks }: Aim<Move>, index: number, unsure = false): Landing<Move> | undefined {
    this.refusal = refusal;
    const asks = unsure && landings.length === 1 && this.asked !== index;
    this.asked = asks ? index : undefined;
    if (asks) return undefined;
    this.meant = landings.length > 1 ? landings : [];
    if (picks) this.chosen = this.chosen === index ? undefined : index;
    return landings.length === 1 ? landings[0] : undefined;
  }

  forget = (): void => {
    this.chosen = undefined;
    this.refusal = undefined;
    this.asked = undefined;
    this.meant = [];
  };
}
