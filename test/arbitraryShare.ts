import fc from "fast-check";

/**
 * A place in a run, from 0 for its start to 1 for its end, everywhere equally likely. (`fc.double` draws its exponent
 * first, so that nearly all of its numbers round to the start.)
 */
export const arbitraryShare: fc.Arbitrary<number> = fc
  .nat({ max: 1000 })
  .map((thousandths) => thousandths / 1000);
