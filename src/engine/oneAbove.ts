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
