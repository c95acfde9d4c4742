import { formatValue } from "./formatValue.ts";

/** A score as `formatValue` prints it, but for narrow places: of a million or more only the size, such as 2.1e9. */
export function formatShort(value: number): string {
  const size = Math.abs(value);
  if (size < 1e6 || size === Infinity) return formatValue(value);
  return `${value < 0 ? "−" : ""}${size.toExponential(1).replace("+", "")}`;
}
