import { demandText } from "../../demand.ts";
import type { Side } from "../../game.ts";
import { Refusal } from "../../refusal.ts";
import * as anyGame from "../words.ts";
import * as words from "./words.ts";

/** One step along each of the four lines through a point: right, down, and the two diagonals. */
const steps = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const;

/** What can be known of a board before a stone is set. Points are numbered row by row from the top left. */
export interface Geometry {
  readonly size: number;
  /** Every row, column and diagonal of five points or more, point by point. */
  readonly lines: readonly (readonly number[])[];
  /** Every five points in a row: where a game can be won. */
  readonly fives: readonly (readonly number[])[];
  /** Indexed by the point: the fives it belongs to. */
  readonly fivesThrough: readonly (readonly (readonly number[])[])[];
  /** Indexed by the point: those at most two steps from it, in the eight directions and between. */
  readonly near: readonly (readonly number[])[];
}

/** The geometry of a board of `size` by `size` points. */
export function geometryOf(size: number): Geometry {
  const points = Array.from({ length: size * size }, (_, point) => point);
  const lines = steps.flatMap((step) => linesAlong(size, step)).filter(({ length }) => length >= 5);
  const fives = lines.flatMap((line) =>
    Array.from({ length: line.length - 4 }, (_, from) => line.slice(from, from + 5)),
  );
  const fivesThrough: (readonly number[])[][] = points.map(() => []);
  for (const five of fives) for (const point of five) fivesThrough[point].push(five);
  const near = points.map((point) =>
    points.filter((other) => other !== point && distance(size, point, other) <= 2),
  );
  return { size, lines, fives, fivesThrough, near };
}

/** Lines in one direction, each from the first of its points. */
function linesAlong(size: number, [down, right]: readonly [number, number]): number[][] {
  const inside = (row: number, column: number) => row >= 0 && row < size && column >= 0 && column < size;
  const lines: number[][] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (inside(row - down, column - right)) continue;
      const line: number[] = [];
      for (let i = 0; inside(row + i * down, column + i * right); i++) {
        line.push(size * (row + i * down) + column + i * right);
      }
      lines.push(line);
    }
  }
  return lines;
}

const distance = (size: number, one: number, other: number) =>
  Math.max(
    Math.abs(Math.floor(one / size) - Math.floor(other / size)),
    Math.abs((one % size) - (other % size)),
  );

/** 1 for X, who is MAX and begins, −1 for O. */
export type Player = 1 | -1;

export interface GomokuPosition {
  /** Indexed by the point, row by row from the top left: 1 for X's stone, −1 for O's, 0 for none. */
  readonly stones: Int8Array;
  readonly mover: Player;
  /** How many stones lie on the board. */
  readonly count: number;
  /** Who has five or more in a row; 0 while nobody has. */
  readonly winner: Player | 0;
  /** Zobrist key of the stones and the side to move. */
  readonly key: number;
}

export const sideOf = (player: Player): Side => (player === 1 ? "max" : "min");

/** Whether the player has, or would have with a stone on the point, five or more in a row through it. */
export function makesFive(
  { fivesThrough }: Geometry,
  stones: Int8Array,
  point: number,
  player: Player,
): boolean {
  for (const five of fivesThrough[point]) {
    // Most fives end at their first points: a board has far more free points than stones.
    let own = 0;
    while (own < 5 && (five[own] === point || stones[five[own]] === player)) own++;
    if (own === 5) return true;
  }
  return false;
}

/** What a text says of a position: stones by point, and whose turn it is. */
interface Written {
  readonly stones: Int8Array;
  readonly mover: Player;
}

/**
 * Reads `size` rows of X, O and ., from the top, joined by /, then a space and the side to move, X or O. Any position
 * can be set up. Throws an Error that names the place of what is wrong.
 */
export function readGomoku(text: string, size: number): Written {
  demandText("gomoku.read", text);
  const [board = "", mover, ...rest] = text.trim().split(/\s+/);
  const rows = board.split("/");
  for (const [row, cells] of rows.entries()) {
    const wrong = [...cells].findIndex((glyph) => !"XO.".includes(glyph));
    if (wrong >= 0) throw new Refusal(words, "noPoint", row, wrong, [...cells][wrong]);
    if (cells.length !== size) throw new Refusal(words, "wrongPoints", row, size, cells.length);
  }
  if (rows.length !== size) throw new Refusal(words, "wrongRows", size, rows.length);
  if (mover === undefined) throw new Refusal(words, "sideIsMissing");
  if (mover !== "X" && mover !== "O") throw new Refusal(anyGame, "noSideToMove", mover);
  if (rest.length > 0) throw new Refusal(anyGame, "moreAfterSide", rest[0]);
  const glyphs = rows.join("");
  return {
    stones: Int8Array.from(glyphs, (glyph) => (glyph === "X" ? 1 : glyph === "O" ? -1 : 0)),
    mover: mover === "X" ? 1 : -1,
  };
}
