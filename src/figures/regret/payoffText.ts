import { type Payoffs, parseTree } from "../../engine/index.ts";
import { readNumber } from "../../kit/view/readFields.ts";
import * as words from "./words.ts";

/** So large payoffs still fit into a cell. */
const greatestPayoff = 1000;

/**
 * Payoffs from text: rows in brackets, as in [[1,-1],[-1,1]], or in round ones with blanks between. Throws an error
 * that says what is wrong and where: what is no matrix of numbers, of other than two or three actions a side, or too
 * large to show.
 */
export function readPayoffs(text: string): Payoffs {
  const rows = parseTree(text);
  if (typeof rows === "number") throw new Error(words.noMatrix);
  demandActions("rows", rows.length);
  return rows.map((values, i) => {
    if (typeof values === "number") throw new Error(words.rowIsNumber(i + 1));
    if (i === 0) demandActions("columns", values.length);
    const columns = (rows[0] as readonly unknown[]).length;
    if (values.length !== columns) throw new Error(words.rowsDiffer(i + 1, values.length, columns));
    return values.map((value, j) => readPayoff(value, i, j));
  });
}

function demandActions(what: "rows" | "columns", count: number): void {
  if (count !== 2 && count !== 3) throw new Error(words.wrongActions(what, count));
}

function readPayoff(value: unknown, i: number, j: number): number {
  if (typeof value !== "number") throw new Error(words.isList(i + 1, j + 1));
  if (Math.abs(value) > greatestPayoff) throw new Error(words.isBeyond(i + 1, j + 1, greatestPayoff));
  return value;
}

export const writePayoffs = (payoffs: Payoffs): string => JSON.stringify(payoffs);

/** The matrix with one payoff changed to what a reader typed. Throws an error that says what is wrong with it, and where. */
export function changePayoff(payoffs: Payoffs, row: number, column: number, typed: string): Payoffs {
  const value = readNumber(typed.trim());
  if (value === undefined) {
    throw new Error(words.noNumber(typed, row + 1, column + 1));
  }
  const changed = payoffs.map((values, i) =>
    values.map((old, j) => (i === row && j === column ? value : old)),
  );
  return readPayoffs(JSON.stringify(changed));
}
