/** A part of a sum as a piece of a bar, in pixels from the left. */
export interface SignedPiece {
  readonly x: number;
  readonly width: number;
}

/** The bar of a sum made of signed parts. */
export interface SignedBar {
  readonly pieces: readonly SignedPiece[];
  /** Where 0 lies, and where the sum. */
  readonly zero: number;
  readonly sum: number;
}

/**
 * Lays the parts of a sum out along a bar: what is positive to the right of 0, one after the other, what is negative to
 * the left, so that the sum lies as far from the right end of the one as the other is long. The scale reaches `reach`
 * to both sides, or further where the parts do.
 */
export function stackSigned(parts: readonly number[], width: number, reach: number): SignedBar {
  const plus = parts.filter((part) => part > 0).reduce((sum, part) => sum + part, 0);
  const minus = parts.filter((part) => part < 0).reduce((sum, part) => sum - part, 0);
  const most = Math.max(reach, plus, minus, 1);
  // d3's linear scale would weigh as much as the figure that asks for this.
  const x = (points: number) => (width * (points + most)) / (2 * most);
  let [right, left] = [0, 0];
  const pieces = parts.map((part) => {
    const from = part >= 0 ? right : left + part;
    if (part >= 0) right += part;
    else left += part;
    return { x: x(from), width: x(from + Math.abs(part)) - x(from) };
  });
  return { pieces, zero: x(0), sum: x(plus - minus) };
}
