/** Whoever adds and divides in another order comes to another last digit, which is no other answer. */
const tiny = 1e-9;

/** Whether two numbers are the same but for rounding. */
export const isNear = (one: number, other: number): boolean =>
  Object.is(one, other) ||
  one === other ||
  // What is beyond all numbers is near to none.
  (Number.isFinite(one - other) &&
    Math.abs(one - other) <= tiny * Math.max(1, Math.abs(one), Math.abs(other)));
