/**
 * How many of the 32 bits are set, added up in pairs, in fours, in eights and all together.
 * Source: H. Warren 2002, "Hacker's Delight", chapter 5.
 */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  const eights = (fours + (fours >>> 4)) & 0x0f0f0f0f;
  return Math.imul(eights, 0x01010101) >>> 24;
}
