import { type Payoffs, parseTree } from "../../engine/index.ts";

/** So large payoffs still fit into a cell. */
const greatestPayoff = 1000;

/**
 * Payoffs from text: rows in brackets, as in [[1,-1],[-1,1]], or in round ones with blanks between. Throws an error
 * that says what is wrong and where: what is no matrix of numbers, of other than two or three actions a side, or too
 * large to show.
 */
export function readPayoffs(text: string): Payoffs {
  const rows = parseTree(text);
  if (typeof rows === "number")
    throw new Error(`a matrix is a list of rows, as in [[1,-1],[-1,1]], not one number`);
  demandActions("rows", rows.length);
  return rows.map((values, i) => {
    if (typeof values === "number") throw new Error(`row ${i + 1} is a number; it must be a list of numbers`);
    if (i === 0) demandActions("columns", values.length);
    const columns = (rows[0] as readonly unknown[]).length;
    if (values.length !== columns)
      throw new Error(`row ${i + 1} and row 1 differ in length: ${values.length} and ${columns}`);
    return values.map((value, j) => readPayoff(value, i, j));
  });
}

function demandActions(what: string, count: number): void {
  if (count !== 2 && count !== 3)
    throw new Error(
      `a triangle has room for 2 or 3 ${what}, and here ${count === 1 ? "is 1" : `are ${count}`}`,
    );
}

function readPayoff(value: unknown, i: number, j: number): number {
  const place = `row ${i + 1}, column ${j + 1}`;
  if (typeof value !== "number") throw new Error(`${place} is a list; it must be a number`);
  if (Math.abs(value) > greatestPayoff) throw new Error(`the payoff in ${place} is beyond ${greatestPayoff}`);
  return value;
}

export const writePayoffs = (payoffs: Payoffs): string => JSON.stringify(payoffs);
