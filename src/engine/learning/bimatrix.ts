import { demandPayoffs, expected, type Payoffs, rowPayoffs, type Strategy } from "./matrixGame.ts";
import { RegretMatcher } from "./regretMatching.ts";

/** Payoffs of a two-player game that need not be zero-sum: row's and column's, both by row's action and column's. */
export type Bimatrix = readonly [row: Payoffs, column: Payoffs];

/** The same payoffs with column's actions as the rows. */
const turned = (payoffs: Payoffs): Payoffs => payoffs[0].map((_, j) => payoffs.map((values) => values[j]));

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

/**
 * Row is paid where the two show the same, column where it is one ahead: whoever is paid, the other wants to move on.
 * Its only equilibrium is to play all three alike. Source: L. Shapley 1964, "Some Topics in Two-Person Games".
 */
export const shapleyGame: Bimatrix = [
  [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  [
    [0, 1, 0],
    [0, 0, 1],
    [1, 0, 0],
  ],
];

/** How the two of them stand after some games. */
export interface BimatrixStanding {
  readonly average: readonly [Strategy, Strategy];
  readonly current: readonly [Strategy, Strategy];
  /** The greatest regret of each, for one game: what goes to 0. */
  readonly regret: readonly [number, number];
}

/**
 * Two players of any two-player game that use regret matching, by expected payoffs. Each one's regret a game goes to 0;
 * that their averages become an equilibrium is promised for zero-sum games alone. Throws a RangeError for payoffs or a
 * start that make no sense.
 */
export class RegretInBimatrix {
  games = 0;
  readonly #own: Bimatrix;
  readonly #players: readonly [RegretMatcher, RegretMatcher];

  constructor([row, column]: Bimatrix, start?: readonly [Strategy, Strategy]) {
    demandPayoffs(row);
    demandPayoffs(column);
    if (row.length !== column.length || row[0].length !== column[0].length)
      throw new RangeError("the payoffs of row and of column must have the same rows and columns");
    // Each reads the other's strategy from its own table, with its own actions as the rows.
    this.#own = [row, turned(column)];
    this.#players = [
      new RegretMatcher(row.length, false, start?.[0]),
      new RegretMatcher(row[0].length, false, start?.[1]),
    ];
  }

  step(): void {
    const [row, column] = this.#players;
    const earned = [rowPayoffs(this.#own[0], column.strategy), rowPayoffs(this.#own[1], row.strategy)];
    row.learn(earned[0]);
    column.learn(earned[1]);
    this.games++;
  }

  get standing(): BimatrixStanding {
    const [row, column] = this.#players;
    const most = ({ regrets }: RegretMatcher) => Math.max(...regrets) / Math.max(1, this.games);
    return {
      average: [row.average, column.average],
      current: [row.strategy, column.strategy],
      regret: [most(row), most(column)],
    };
  }
}
