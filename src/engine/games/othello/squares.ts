/** Squares are numbered 0 to 63, row by row from a1: a1 to h1, then a2. */
export const squareName = (square: number): string =>
  "abcdefgh"[square % 8] + String(Math.floor(square / 8) + 1);

/** The square that a name such as "d3" means; undefined for what is none. */
export function squareNamed(name: string): number | undefined {
  if (!/^[a-h][1-8]$/i.test(name)) return undefined;
  return "abcdefgh".indexOf(name[0].toLowerCase()) + 8 * (Number(name[1]) - 1);
}
