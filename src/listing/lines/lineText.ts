import type { Line } from "./listing.ts";

/** A line of a listing as plain text, its indentation included. */
export function lineText(line: Line): string {
  return " ".repeat(line.indent) + line.tokens.map((token) => token.text).join("");
}
