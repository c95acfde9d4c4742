/** What JSON has no word for, as it stands in lines of a trace: for `JSON.stringify`. */
export function plainJson(_name: string, value: unknown): unknown {
  if (value === Infinity) return "inf";
  if (value === -Infinity) return "-inf";
  if (typeof value === "number" && Number.isNaN(value)) return "nan";
  return typeof value === "bigint" ? { bigint: String(value) } : value;
}
