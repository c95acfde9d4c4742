/** From a score to pixels on a number line; the infinities stand at its two ends. */
export type WindowScale = (value: number) => number;

/** Room at either end for the infinities, as a share of the line. */
const ends = 0.1;

/** A linear scale for a line of `length` pixels on which all the given finite values have their place. */
export function windowScale(values: Iterable<number>, length: number): WindowScale {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (Number.isFinite(value)) [least, most] = [Math.min(least, value), Math.max(most, value)];
  }
  if (least === most) [least, most] = [least - 1, most + 1];
  return (value) => {
    if (value === -Infinity || least > most) return value > 0 ? length : 0;
    if (value === Infinity) return length;
    const share = Math.min(1, Math.max(0, (value - least) / (most - least)));
    return (ends + share * (1 - 2 * ends)) * length;
  };
}
