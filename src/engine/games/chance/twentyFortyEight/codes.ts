import { Refusal } from "../../../refusal.ts";
import { rowsOf, slide } from "./slide.ts";
import * as words from "./words.ts";

/**
 * A board of 3 × 3 as one whole number, for tables that hold millions: of each tile its doublings, three bits a cell, those of the
 * first cell the highest. So no tile may be greater than 128.
 */
export type Code = number;

/** What a slide returns that makes the goal: no board's code. */
export const made: Code = 1 << 27;

const size = 3;
const cells = size * size;
/** Every row of three cells, by its nine bits. */
const rows = Array.from({ length: 512 }, (_, row) => [row >> 6, (row >> 3) & 7, row & 7]);
const codeOfRow = ([first, second, third]: readonly number[]): number => (first << 6) | (second << 3) | third;
const reversed = Int32Array.from(rows, (row) => codeOfRow(row.toReversed()));
/** A row set upright: its cells below each other in the last column. */
const upright = Int32Array.from(rows, ([first, second, third]) => (first << 18) | (second << 9) | third);

/** Throws a Refusal unless there are nine tiles, each 0 or a power of 2 up to 128. */
export function encode(tiles: readonly number[]): Code {
  if (tiles.length !== cells) throw new Refusal(words, "notNine", tiles.length);
  return tiles.reduce((code, tile) => {
    const doublings = tile === 0 ? 0 : Math.log2(tile);
    if (!Number.isInteger(doublings) || tile === 1 || tile > 128) throw new Refusal(words, "noCode", tile);
    return (code << 3) | doublings;
  }, 0);
}

export function decode(code: Code): number[] {
  const tiles: number[] = new Array(cells).fill(0);
  for (let cell = cells - 1, rest = code; rest > 0; cell--, rest >>= 3)
    if ((rest & 7) > 0) tiles[cell] = 1 << (rest & 7);
  return tiles;
}

/** The board with rows and columns exchanged: what slides up and down there slides to the left and to the right here. */
export const transposed = (code: Code): Code =>
  (upright[code >> 18] << 6) | (upright[(code >> 9) & 511] << 3) | upright[code & 511];

function leastOfFour(code: Code): Code {
  const [first, second, third] = [code >> 18, (code >> 9) & 511, code & 511];
  const [one, two, three] = [reversed[first], reversed[second], reversed[third]];
  return Math.min(
    code,
    (third << 18) | (second << 9) | first,
    (one << 18) | (two << 9) | three,
    (three << 18) | (two << 9) | one,
  );
}

/** The least code of all eight boards that the square's symmetries make of this one: they are worth the same. */
export const canonical = (code: Code): Code => Math.min(leastOfFour(code), leastOfFour(transposed(code)));

/** What becomes of each row in a slide to the left and to the right; `made` where the goal does. */
export function slidRows(goal: number): Readonly<Record<"left" | "right", Int32Array>> {
  const along = (direction: "left" | "right") =>
    Int32Array.from(rows, (row) => {
      const tiles = row.map((doublings) => (doublings === 0 ? 0 : 2 ** doublings));
      const slid = slide(tiles, rowsOf(size, direction).slice(0, 1));
      return slid.some((tile) => tile >= goal)
        ? made
        : codeOfRow(slid.map((tile) => (tile === 0 ? 0 : Math.log2(tile))));
    });
  return { left: along("left"), right: along("right") };
}

/** The board after a slide along its rows; itself where nothing moves. */
export function slideRows(code: Code, slid: Int32Array): Code {
  const [first, second, third] = [slid[code >> 18], slid[(code >> 9) & 511], slid[code & 511]];
  return (first | second | third) & made ? made : (first << 18) | (second << 9) | third;
}
