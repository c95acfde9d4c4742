/** A share from 0 to 1 in whole percent, without the sign. */
export const percent = (share: number): string => String(Math.round(100 * share));
