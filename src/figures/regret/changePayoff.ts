import type { Payoffs } from "../../engine/index.ts";
import { readNumber } from "../../kit/view/readNumber.ts";
import { readPayoffs } from "./payoffText.ts";

/** The matrix with one payoff changed to what a reader typed. Throws an error that says what is wrong with it, and where. */
export function changePayoff(payoffs: Payoffs, row: number, column: number, typed: string): Payoffs {
  const value = readNumber(typed.trim());
  if (value === undefined) {
    throw new Error(`“${typed}” in row ${row + 1}, column ${column + 1} is no number`);
  }
  const changed = payoffs.map((values, i) =>
    values.map((old, j) => (i === row && j === column ? value : old)),
  );
  return readPayoffs(JSON.stringify(changed));
}
