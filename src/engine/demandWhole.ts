/**
 * Throws a RangeError unless `given` is a whole number from `least` to `most`; the error says which argument it was,
 * what it counts, and what would be accepted.
 */
export function demandWhole(
  name: string,
  given: number,
  [least, most]: readonly [least: number, most: number],
  unit?: string,
): void {
  if (Number.isInteger(given) && given >= least && given <= most) return;
  const kind = unit === undefined ? "a whole number" : `a whole number of ${unit}`;
  const accepted = most === Infinity ? `${kind}, ${least} or more` : `${kind} from ${least} to ${most}`;
  throw new RangeError(`${name} must be ${accepted}, not ${String(given)}`);
}
