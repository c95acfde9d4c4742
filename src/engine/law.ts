/** What is wrong at this position, or undefined where the law holds. */
export type Law<Position> = (position: Position) => string | undefined;

/** Sums of probabilities such as 1/3 are off by this much at most. */
export const rounding = 1e-9;
