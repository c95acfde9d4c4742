import { expected, type Payoffs, rowPayoffs, type Strategy } from "./matrixGame.ts";

/** Payoffs of a two-player game that need not be zero-sum: row's and column's, both by row's action and column's. */
export type Bimatrix = readonly [row: Payoffs, column: Payoffs];

/** The same payoffs with column's actions as the rows. */
export const turned = (payoffs: Payoffs): Payoffs =>
  payoffs[0].map((_, j) => payoffs.map((values) => values[j]));

/** What row and column could each gain by a best reply to the other's strategy. Both are 0 exactly at an equilibrium. */
export function gainsOf(
  [row, column]: Bimatrix,
  [rowPlays, columnPlays]: readonly [Strategy, Strategy],
): [number, number] {
  const gain = (own: Payoffs, mine: Strategy, other: Strategy) => {
    const earned = rowPayoffs(own, other);
    return Math.max(...earned) - expected(mine, earned);
  };
  return [gain(row, rowPlays, columnPlays), gain(turned(column), columnPlays, rowPlays)];
}
