/** Payoffs to the row player of a two-player zero-sum game: one row for each of its actions, one column for the other's. */
export type Payoffs = readonly (readonly number[])[];

/** A probability for each action, 0 or more, together 1. */
export type Strategy = readonly number[];

/** Throws a RangeError that names the place where the payoffs are no matrix of finite numbers. */
export function demandPayoffs(payoffs: Payoffs): void {
  const columns = payoffs[0]?.length ?? 0;
  if (columns === 0) throw new RangeError("payoffs must have at least one row and one column");
  for (const [row, values] of payoffs.entries()) {
    if (values.length !== columns)
      throw new RangeError(`row ${row + 1} of the payoffs has ${values.length} columns, not ${columns}`);
    const wrong = values.findIndex((value) => !Number.isFinite(value));
    if (wrong >= 0)
      throw new RangeError(
        `the payoff in row ${row + 1}, column ${wrong + 1} is ${values[wrong]}, not a finite number`,
      );
  }
}

/** What each of the row player's actions earns against a column strategy. */
export const rowPayoffs = (payoffs: Payoffs, column: Strategy): number[] =>
  payoffs.map((values) => values.reduce((sum, value, j) => sum + value * column[j], 0));

/** What each of the column player's actions earns, to the column player, against a row strategy. */
export const columnPayoffs = (payoffs: Payoffs, row: Strategy): number[] =>
  payoffs[0].map((_, j) => 0 - payoffs.reduce((sum, values, i) => sum + values[j] * row[i], 0));

/** What a strategy earns where each action earns so much. */
export const expected = (strategy: Strategy, earned: readonly number[]): number =>
  strategy.reduce((sum, probability, i) => sum + probability * earned[i], 0);

/**
 * How much the two players could gain, on the average of both, if each answered the other with a best reply: half of
 * NashConv. 0 exactly at an equilibrium. The game being zero-sum, what they earn now cancels out.
 */
export function exploitabilityOf(payoffs: Payoffs, row: Strategy, column: Strategy): number {
  return (Math.max(...rowPayoffs(payoffs, column)) + Math.max(...columnPayoffs(payoffs, row))) / 2;
}
