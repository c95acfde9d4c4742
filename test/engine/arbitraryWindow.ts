import fc from "fast-check";

const end = fc.oneof(
  fc.integer({ min: -5, max: 5 }),
  fc.integer({ min: -50, max: 50 }).map((tenths) => tenths / 10),
);

/** Windows of finite or infinite ends, never empty. */
export const arbitraryWindow: fc.Arbitrary<readonly [number, number]> = fc
  .tuple(fc.oneof(end, fc.constant(-Infinity)), fc.oneof(end, fc.constant(Infinity)))
  .filter(([alpha, beta]) => alpha < beta);
