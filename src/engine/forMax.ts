/**
 * A value as the side to move counts it, as MAX counts it; `sign` is 1 where MAX is to move, −1 where MIN is.
 * Negating 0 makes a −0, which compares like 0 but must not leave a search: here it becomes plain.
 */
export const forMax = (sign: number, value: number): number => sign * value + 0;
