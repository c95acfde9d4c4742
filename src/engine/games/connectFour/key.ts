import type { ConnectFourPosition } from "./position.ts";

/**
 * A whole number below 2^49, another for each position. A column of n stones counts 2^n − 1 plus the binary number
 * of its stones, 1 for each of the side to move: 127 numbers in seven bits, 0 for the empty column.
 */
export function keyOf({ left, right, lastLeft, lastRight }: ConnectFourPosition): number {
  const firstFour = spread(left) + spread(left | lastLeft);
  const lastThree = spread(right >> 12) + spread((right | lastRight) >> 12);
  return firstFour + lastThree * 2 ** 28;
}

/** Four columns of six bits, moved to seven bits apart. */
function spread(stones: number): number {
  const first = stones & 0b111111;
  const second = stones & (0b111111 << 6);
  const third = stones & (0b111111 << 12);
  const fourth = stones & (0b111111 << 18);
  return first | (second << 1) | (third << 2) | (fourth << 3);
}
