import { sayValue } from "../../drawing/formatValue.ts";

/** A value returned by a search, with what the leaves read so far prove of the true one. */
export function worthWords(value: number, low: number, high: number): string {
  const said = `*${sayValue(value)}*`;
  if (low === value && high === value) return said;
  return `${said} at ${high <= value ? "most" : "least"}`;
}
