/** Seeded randomness: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A number in [0, 1) with 32 random bits. */
  next(): number;
  /** A whole number in [0, bound); `bound` from 1 to 2^32. */
  below(bound: number): number;
  /** A copy of `items` in random order (Fisher and Yates). */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/**
 * The SFC32 generator: 128 bits of state, 32-bit operations only. Source: C. Doty-Humphrey 2010, PractRand.
 * `seed` is any number or text; it is hashed (FNV-1a) into the state, so that near seeds give unlike numbers.
 */
export function random(seed: number | string): Random {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, hash(String(seed)), 1];

  function bits(): number {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  }

  // The first numbers still show the seed.
  for (let i = 0; i < 16; i++) bits();

  const below = (bound: number) => Math.floor((bits() / 2 ** 32) * bound);
  return {
    next: () => bits() / 2 ** 32,
    below,
    shuffle<Item>(items: readonly Item[]): Item[] {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = below(last + 1);
        [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
      }
      return shuffled;
    },
  };
}

function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return sum | 0;
}
