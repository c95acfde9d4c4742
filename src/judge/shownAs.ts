/** Whatever a program returned, in a few letters, as the program would write it: what it is made of may throw when written. */
export function shownAs(value: unknown): string {
  try {
    if (typeof value === "string") return JSON.stringify(value);
    return typeof value === "bigint" ? `${value}n` : String(value);
  } catch {
    return typeof value;
  }
}
