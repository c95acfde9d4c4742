/** A whole number in a range; commas between thousands are allowed. Throws an Error that says what would be accepted. */
export function readWhole(
  text: string | number,
  [least, most]: readonly [least: number, most: number],
  what: string,
): number {
  const digits = String(text).trim().replaceAll(",", "");
  const number = Number(digits);
  if (!/^\d{1,9}$/.test(digits) || number < least || number > most) {
    const range = `from ${least} to ${most.toLocaleString("en")}`;
    throw new Error(`its ${what} "${text}" is no whole number ${range}`);
  }
  return number;
}
