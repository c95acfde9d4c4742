import { type Grid, isEmpty } from "../../games/face/grid.ts";
import type { Aim } from "./aimsOf.ts";
import type { Landing } from "./landingsOf.ts";
import type { Look } from "./look.ts";

interface Asked<Move> {
  readonly look: Look;
  readonly grid: Grid;
  readonly cell: number;
  readonly landings: readonly Landing<Move>[];
  /** The cell of the piece that is to move, once it is chosen. */
  readonly chosen: number | undefined;
  readonly mustCapture: boolean;
  /** What the side to move is called. */
  readonly mover: string;
}

/** What a cell is to aim at where pieces move: one of the mover's pieces to choose, and then a cell that it can go to. */
export function nameMan<Move>(asked: Asked<Move>): Aim<Move> {
  const { look, grid, cell, landings, chosen } = asked;
  const width = grid[0].length;
  const place = { column: cell % width, row: Math.floor(cell / width) };
  const glyph = grid[place.row][place.column];
  const name = look.cellName(place, grid.length);
  const reached = landings.filter(({ path, cell: to }) => to === cell && path?.[0] === chosen);
  if (reached.length > 0) {
    return {
      name: `${name}, ${asked.mustCapture ? "jump" : "move"} here`,
      landings: reached,
      refusal: undefined,
    };
  }
  const is = isEmpty(glyph) ? "empty" : (look.pieces?.[glyph]?.[0] ?? glyph);
  if (landings.some(({ path }) => path?.[0] === cell)) {
    const does = cell === chosen ? "chosen" : "can move";
    return { name: `${name}, ${is}, ${does}`, landings: [], refusal: undefined, picks: true };
  }
  return { name: `${name}, ${is}`, landings: [], refusal: refusalOf(asked, glyph) };
}

/** Why nothing can be done with a cell, as a sentence. */
function refusalOf<Move>(asked: Asked<Move>, glyph: string): string {
  const { look, cell, landings, chosen, mustCapture, mover } = asked;
  const forced = mustCapture ? ": a capture is forced" : "";
  if (!isEmpty(glyph)) {
    const own = (look.pieces?.[glyph]?.[0] ?? "").startsWith(mover.toLowerCase());
    return own ? `This piece cannot move now${forced}.` : `It is ${mover} to move.`;
  }
  if (chosen !== undefined) return `The chosen piece cannot go there${forced}.`;
  return landings.some(({ cell: to }) => to === cell)
    ? "Choose the piece first, then where it goes."
    : `No piece can go there${forced}.`;
}
