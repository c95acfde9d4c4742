/** @param unit what the number counts, as in "plies" */
export function notWhole(
  name: string,
  given: number,
  [least, most]: readonly [least: number, most: number],
  unit?: string,
): string {
  const kind = unit === undefined ? "a whole number" : `a whole number of ${unit}`;
  const accepted = most === Infinity ? `${kind}, ${least} or more` : `${kind} from ${least} to ${most}`;
  return `${name} must be ${accepted}, not ${String(given)}`;
}

export const nothingToSearch = () => "There is nothing to search: the game is over";
