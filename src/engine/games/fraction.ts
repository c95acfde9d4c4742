/** An exact number, 0 or more: two whole numbers of at most a billion, in lowest terms. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

const billion = 1e9;

/**
 * The number that a text such as `1/6`, `0.9` or `1` says, exactly. Undefined where it says none, divides by 0 or needs a
 * number of more than a billion above or below the stroke.
 */
export function readFraction(text: string): Fraction | undefined {
  const [numerator, denominator] = digitsOf(text) ?? ["", ""];
  if (numerator === "" || Number(numerator) > billion || Number(denominator) > billion) return undefined;
  return Number(denominator) === 0 ? undefined : inLowestTerms(BigInt(numerator), BigInt(denominator));
}

/** Whether a text says a number that can be written as a fraction, too long or with 0 below the stroke though it may be. */
export const isFraction = (text: string): boolean => digitsOf(text) !== undefined;

/** The digits above and below the stroke, without zeros in front. */
function digitsOf(text: string): readonly [string, string] | undefined {
  const stroke = /^(\d+)\/(\d+)$/.exec(text);
  const point = /^(?=\.?\d)(\d*)\.?(\d*)$/.exec(text);
  if (stroke) return [plain(stroke[1]), plain(stroke[2])];
  const decimals = point?.[2].replace(/0+$/, "") ?? "";
  return point ? [plain(point[1] + decimals), `1${"0".repeat(decimals.length)}`] : undefined;
}

const plain = (digits: string): string => digits.replace(/^0+(?=\d)/, "");

function inLowestTerms(numerator: bigint, denominator: bigint): Fraction {
  const [above, below] = reduced(numerator, denominator);
  return { numerator: Number(above), denominator: Number(below) };
}

/** Both without their greatest common divisor (Euclid). */
function reduced(above: bigint, below: bigint): [bigint, bigint] {
  let [divisor, rest] = [below, above];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return [above / divisor, below / divisor];
}

/** Whether it is two whole numbers, the lower one above 0, in lowest terms and not too large. */
export function isExact({ numerator, denominator }: Fraction): boolean {
  if (!Number.isInteger(numerator) || numerator < 0 || numerator > billion) return false;
  if (!Number.isInteger(denominator) || denominator < 1 || denominator > billion) return false;
  return inLowestTerms(BigInt(numerator), BigInt(denominator)).denominator === denominator;
}

/** `above / below` times a fraction, exactly. Undefined where that needs a number of more than a billion. */
export function scaleFraction(
  { numerator, denominator }: Fraction,
  above: number,
  below: number,
): Fraction | undefined {
  const scaled = inLowestTerms(BigInt(numerator) * BigInt(above), BigInt(denominator) * BigInt(below));
  return isExact(scaled) ? scaled : undefined;
}

export const writeFraction = ({ numerator, denominator }: Fraction): string =>
  denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;

/** The nearest number there is to it. */
export const numberOf = ({ numerator, denominator }: Fraction): number => numerator / denominator;

/** The least common denominator of a sum, at most: 40 throws of a die are as exact as that. */
const finest = 6n ** 40n;

/** The exact sum, as text; undefined where its parts have no common denominator that is small enough to be written. */
export function writeSum(fractions: readonly Fraction[]): string | undefined {
  let [above, below] = [0n, 1n];
  for (const { numerator, denominator } of fractions) {
    const [grown] = reduced(BigInt(denominator), below);
    above *= grown;
    below *= grown;
    if (below > finest) return undefined;
    above += BigInt(numerator) * (below / BigInt(denominator));
  }
  const [sum, parts] = reduced(above, below);
  return parts === 1n ? String(sum) : `${sum}/${parts}`;
}
