export const directions = ["left", "right", "up", "down"] as const;
export type Direction = (typeof directions)[number];

export const isDirection = (move: string): move is Direction => directions.includes(move as Direction);

/** The cells of a board in rows, each from the side that tiles slide to. */
export type Rows = readonly (readonly number[])[];

/** The rows along which tiles slide in a direction, on `size` × `size` cells that are numbered row by row. */
export function rowsOf(size: number, direction: Direction): Rows {
  const steps = Array.from({ length: size }, (_, step) => step);
  const isAcross = direction === "left" || direction === "right";
  const isTurned = direction === "right" || direction === "down";
  return steps.map((row) => {
    const cells = steps.map((step) => (isAcross ? row * size + step : step * size + row));
    return isTurned ? cells.reverse() : cells;
  });
}

/**
 * The tiles, slid along the rows as far as they go: two alike that meet become one of twice as much. The pair nearer to the
 * side that they slide to does so first, and what has become of two is not joined again in this move.
 */
export function slide(tiles: readonly number[], rows: Rows): number[] {
  const slid: number[] = new Array(tiles.length).fill(0);
  for (const row of rows) {
    let [place, last] = [0, 0];
    for (const cell of row) {
      const tile = tiles[cell];
      if (tile === 0) continue;
      if (tile === last) {
        slid[row[place - 1]] = 2 * tile;
        last = 0;
      } else {
        slid[row[place++]] = tile;
        last = tile;
      }
    }
  }
  return slid;
}
