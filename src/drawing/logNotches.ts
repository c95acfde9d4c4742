/**
 * 0 and whole numbers up to `most`, about `perDecade` between a power of ten and the next, as evenly as whole numbers
 * can lie on a logarithmic axis; ascending, none twice, all the powers of ten and `most` among them.
 */
export function logNotches(most: number, perDecade: number): number[] {
  const notches = new Set([0]);
  for (let i = 0; 10 ** (i / perDecade) < most; i++) notches.add(Math.round(10 ** (i / perDecade)));
  notches.add(most);
  return [...notches];
}
