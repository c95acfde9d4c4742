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

export interface MatrixEquilibria {
  /** What row wins on the average where both play an equilibrium: the same at all of them. */
  readonly value: number;
  /** Row's optimal strategies are the mixtures of these, and column's those of the others; mostly one of each. */
  readonly row: readonly Strategy[];
  readonly column: readonly Strategy[];
}

const tiny = 1e-9;

/**
 * All equilibria of a two-player zero-sum matrix game, by their corners: every pair of supports of one size is solved
 * and kept where no action does better. Exact up to 1e-9; the work doubles with every action of either side, so this
 * is for small matrices. Throws a RangeError for payoffs that make no sense.
 * Source: L. S. Shapley and R. N. Snow 1950, "Basic Solutions of Discrete Games".
 */
export function matrixEquilibria(payoffs: Payoffs): MatrixEquilibria {
  demandPayoffs(payoffs);
  // A game whose payoffs are all above 0 has a value above 0, as solving by supports needs.
  const lift = 1 - Math.min(...payoffs.flat());
  const lifted = payoffs.map((values) => values.map((value) => value + lift));
  const corners: { row: Strategy; column: Strategy; value: number }[] = [];
  for (const rows of supports(payoffs.length)) {
    for (const columns of supports(payoffs[0].length)) {
      const found = rows.length === columns.length && solve(lifted, rows, columns);
      if (found && isOptimal(lifted, found)) corners.push(found);
    }
  }
  return {
    value: corners[0].value - lift,
    row: distinct(corners.map(({ row }) => row)),
    column: distinct(corners.map(({ column }) => column)),
  };
}

/** Every choice of one or more among so many actions. */
const supports = (actions: number): number[][] =>
  Array.from({ length: 2 ** actions - 1 }, (_, i) =>
    Array.from({ length: actions }, (_, action) => action).filter((action) => ((i + 1) >> action) & 1),
  );

/** Both mix the actions of a support so that the other's are worth the same; undefined where none can. */
function solve(payoffs: Payoffs, rows: readonly number[], columns: readonly number[]) {
  const across = solveOnes(rows.map((i) => columns.map((j) => payoffs[i][j])));
  const down = solveOnes(columns.map((j) => rows.map((i) => payoffs[i][j])));
  if (!across || !down) return undefined;
  const sum = across.reduce((total, share) => total + share, 0);
  if (Math.abs(sum) < tiny) return undefined;
  return {
    value: 1 / sum,
    row: spread(down, sum, rows, payoffs.length),
    column: spread(across, sum, columns, payoffs[0].length),
  };
}

/** Shares of the support's actions as probabilities of all. */
function spread(
  shares: readonly number[],
  sum: number,
  support: readonly number[],
  actions: number,
): number[] {
  const strategy = new Array<number>(actions).fill(0);
  for (const [i, action] of support.entries()) {
    const probability = shares[i] / sum;
    strategy[action] = Math.abs(probability) < tiny ? 0 : probability;
  }
  return strategy;
}

function isOptimal(
  payoffs: Payoffs,
  { row, column, value }: { row: Strategy; column: Strategy; value: number },
) {
  return (
    [...row, ...column].every((probability) => probability >= 0) &&
    Math.max(...rowPayoffs(payoffs, column)) <= value + tiny &&
    Math.max(...columnPayoffs(payoffs, row)) <= tiny - value
  );
}

/** The vector that a matrix takes to all ones, by elimination; undefined where the matrix is singular. */
function solveOnes(matrix: readonly (readonly number[])[]): number[] | undefined {
  const rows = matrix.map((values) => [...values, 1]);
  for (let column = 0; column < rows.length; column++) {
    const sizes = rows.map((values, i) => (i < column ? -1 : Math.abs(values[column])));
    const pivot = sizes.indexOf(Math.max(...sizes));
    if (sizes[pivot] < tiny) return undefined;
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    for (let i = 0; i < rows.length; i++) {
      if (i === column) continue;
      const factor = rows[i][column] / rows[column][column];
      rows[i] = rows[i].map((value, j) => value - factor * rows[column][j]);
    }
  }
  return rows.map((values, i) => values[rows.length] / values[i]);
}

const distinct = (strategies: readonly Strategy[]): Strategy[] =>
  strategies.filter(
    (strategy, i) =>
      !strategies
        .slice(0, i)
        .some((other) => other.every((share, action) => Math.abs(share - strategy[action]) < tiny)),
  );
