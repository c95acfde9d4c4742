import { type Bimatrix, turned } from "./bimatrix.ts";
import { demandPayoffs, rowPayoffs, type Strategy } from "./matrixGame.ts";
import { RegretMatcher } from "./regretMatcher.ts";

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
