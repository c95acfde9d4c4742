/** A score as figures print it: a true minus sign, ∞, and at most three decimals. */
export function formatValue(value: number): string {
  const size = Math.abs(value);
  const digits = size === Infinity ? "∞" : String(Number(size.toFixed(3)));
  return value < 0 && digits !== "0" ? `−${digits}` : digits;
}

/** What an interval says of a value, as short as it can be said: =3, ≥3, ≤2, 2…5, or ? where nothing is known. */
export function formatInterval(low: number, high: number): string {
  if (low === high) return `=${formatValue(low)}`;
  if (high === Infinity) return low === -Infinity ? "?" : `≥${formatValue(low)}`;
  if (low === -Infinity) return `≤${formatValue(high)}`;
  return `${formatValue(low)}…${formatValue(high)}`;
}
