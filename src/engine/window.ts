/**
 * A value as the side to move counts it, as MAX counts it; `sign` is 1 where MAX is to move, −1 where MIN is.
 * Negating 0 makes a −0, which compares like 0 but must not leave a search: here it becomes plain.
 */
export const forMax = (sign: number, value: number): number => sign * value + 0;

/**
 * A window (alpha, beta) as the side to move counts it, as MAX counts it: for MIN its ends change sign and
 * places. `sign` is 1 where MAX is to move, −1 where MIN is. It is its own inverse.
 */
export const windowForMax = (sign: number, alpha: number, beta: number): [number, number] =>
  sign > 0 ? [forMax(sign, alpha), forMax(sign, beta)] : [forMax(sign, beta), forMax(sign, alpha)];

/**
 * Where a null window that begins at `value` ends: at `value` + 1, so that no whole number lies between. From 2^53 on,
 * where adding 1 may change nothing, it is a number close above, for a window with nothing between its ends at all
 * would prove nothing. Above the greatest number there is lies Infinity, above −Infinity the least one.
 * Throws a RangeError for NaN: a search that tests values until two meet would go on for ever.
 */
export function oneAbove(value: number): number {
  if (Number.isNaN(value)) throw new RangeError("an outcome or estimate of the game is not a number");
  return value === -Infinity ? -Number.MAX_VALUE : value + Math.max(1, Math.abs(value) * Number.EPSILON);
}
