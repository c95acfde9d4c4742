/** One step along each of the four lines through a point: right, down, and the two diagonals. */
export const steps = [
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
