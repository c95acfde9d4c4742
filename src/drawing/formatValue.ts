/** A score as figures print it: a true minus sign, ∞, and at most three decimals. */
export function formatValue(value: number): string {
  const size = Math.abs(value);
  const digits = size === Infinity ? "∞" : String(Number(size.toFixed(3)));
  return value < 0 && digits !== "0" ? `−${digits}` : digits;
}

/** The same in a sentence, with "≈" before it where decimals were left out. */
export function sayValue(value: number): string {
  const said = formatValue(value);
  return isRounded(value) ? `≈ ${said}` : said;
}

/** More than a computer's own rounding is missing in the three decimals. */
const isRounded = (value: number): boolean =>
  Number.isFinite(value) && Math.abs(value - Number(value.toFixed(3))) > 1e-9 * Math.max(1, Math.abs(value));

/** What an interval says of a value, as short as it can be said: =3, ≥3, ≤2, 2…5, or ? where nothing is known. */
export function formatInterval(low: number, high: number): string {
  if (low === high) return `${isRounded(low) ? "≈" : "="}${formatValue(low)}`;
  if (high === Infinity) return low === -Infinity ? "?" : `≥${formatValue(low)}`;
  if (low === -Infinity) return `≤${formatValue(high)}`;
  return `${formatValue(low)}…${formatValue(high)}`;
}

/** A score as `formatValue` prints it, but for narrow places: of a million or more only the size, such as 2.1e9. */
export function formatShort(value: number): string {
  const size = Math.abs(value);
  if (size < 1e6 || size === Infinity) return formatValue(value);
  return `${value < 0 ? "−" : ""}${size.toExponential(1).replace("+", "")}`;
}

/** A value as `formatValue` prints it, with commas between thousands: for sums and other amounts that grow large. */
export function formatAmount(value: number): string {
  const [whole, ...rest] = formatValue(value).split(".");
  return [/e/.test(whole) ? whole : whole.replace(/\B(?=(\d{3})+$)/g, ","), ...rest].join(".");
}

/** A count as it is read, with commas between thousands. */
export const formatCount = (count: number): string => count.toLocaleString("en");

/** A share from 0 to 1 in whole percent, without the sign. */
export const formatPercent = (share: number): string => String(Math.round(100 * share));
