const directions = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const));

function ray(square: number, [down, right]: readonly [number, number]): number[] {
  const squares: number[] = [];
  let [row, column] = [Math.floor(square / 8) + down, (square % 8) + right];
  for (; row >= 0 && row < 8 && column >= 0 && column < 8; row += down, column += right) {
    squares.push(8 * row + column);
  }
  return squares;
}

/**
 * Indexed by the square: the squares seen from it, one list for each of up to eight directions, the nearest first. A
 * list of fewer than two squares can hold no disc to flip and its captor, and is left out.
 */
export const rays: readonly (readonly (readonly number[])[])[] = Array.from({ length: 64 }, (_, square) =>
  directions
    .filter(([down, right]) => down !== 0 || right !== 0)
    .map((direction) => ray(square, direction))
    .filter(({ length }) => length >= 2),
);
