/** A number as whoever works with pencil and paper has it: exact, or infinite where its denominator is 0. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const gcd = (one: bigint, other: bigint): bigint => (other === 0n ? one : gcd(other, one % other));
const abs = (value: bigint): bigint => (value < 0n ? -value : value);

function fraction(over: bigint, under: bigint): Fraction {
  const common = gcd(abs(over), abs(under));
  return { over: over / common, under: under / common };
}

export const whole = (value: number): Fraction =>
  Number.isFinite(value) ? { over: BigInt(value), under: 1n } : { over: value > 0 ? 1n : -1n, under: 0n };
export const quotient = (over: number, under: number): Fraction => fraction(BigInt(over), BigInt(under));

export const plus = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.over * other.under + other.over * one.under, one.under * other.under);
export const minus = (one: Fraction, other: Fraction): Fraction =>
  plus(one, { over: -other.over, under: other.under });
export const times = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.over * other.over, one.under * other.under);
export const through = (one: Fraction, other: Fraction): Fraction =>
  times(one, { over: other.under, under: other.over });

export const isLess = (one: Fraction, other: Fraction): boolean =>
  one.under === 0n && other.under === 0n
    ? one.over < other.over
    : one.over * other.under < other.over * one.under;
export const isAtMost = (one: Fraction, other: Fraction): boolean => !isLess(other, one);
export const numberOf = ({ over, under }: Fraction): number =>
  under === 0n ? Number(over) * Infinity : Number(over) / Number(under);
