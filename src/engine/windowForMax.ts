import { forMax } from "./forMax.ts";

/**
 * A window (alpha, beta) as the side to move counts it, as MAX counts it: for MIN its ends change sign and
 * places. `sign` is 1 where MAX is to move, −1 where MIN is. It is its own inverse.
 */
export const windowForMax = (sign: number, alpha: number, beta: number): [number, number] =>
  sign > 0 ? [forMax(sign, alpha), forMax(sign, beta)] : [forMax(sign, beta), forMax(sign, alpha)];
