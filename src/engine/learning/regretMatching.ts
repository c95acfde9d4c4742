import { demandWhole } from "../demandWhole.ts";
import {
  columnPayoffs,
  demandPayoffs,
  exploitabilityOf,
  type Payoffs,
  rowPayoffs,
  type Strategy,
} from "./matrixGame.ts";
import { RegretMatcher } from "./regretMatcher.ts";

export interface RegretMatchingOptions {
  /** 1 or more; 1000 by default. */
  readonly iterations?: number;
  /** What row and column play in the first iteration; all actions alike by default. */
  readonly start?: readonly [Strategy, Strategy];
  /** Forget regrets below 0: regret matching+. */
  readonly plus?: boolean;
}

export interface RegretMatchingResult {
  /** The averages over all iterations, row's and column's: these go to equilibrium. */
  readonly average: readonly [Strategy, Strategy];
  /** What would be played next; this may circle for ever. */
  readonly current: readonly [Strategy, Strategy];
  /** Of the averages: half of NashConv. */
  readonly exploitability: number;
}

/**
 * Two players of a zero-sum game that regret. Each plays in proportion to how much better every action would have done
 * so far than what was played; all alike while nothing is regretted. Regrets are updated by expected payoffs, not by
 * drawn ones. The averages' exploitability is at most L·√n/√T for n actions, payoffs spread over L, T iterations.
 * Source: S. Hart and A. Mas-Colell 2000, "A Simple Adaptive Procedure Leading to Correlated Equilibrium"; with plus,
 * O. Tammelin 2014, "Solving Large Imperfect Information Games Using CFR+".
 */
export function regretMatching(
  payoffs: Payoffs,
  { iterations = 1000, start, plus = false }: RegretMatchingOptions = {},
): RegretMatchingResult {
  demandWhole("iterations", iterations, [1, Infinity]);
  const players = new RegretMatchers(payoffs, { plus, ...(start && { start }) });
  for (let i = 0; i < iterations; i++) players.step();
  return players.result;
}

/** The same, iteration by iteration, for whoever wants to look at each. */
export class RegretMatchers {
  iterations = 0;
  readonly payoffs: Payoffs;
  readonly #row: RegretMatcher;
  readonly #column: RegretMatcher;

  /** Throws a RangeError for payoffs or starting strategies that make no sense. */
  constructor(payoffs: Payoffs, { start, plus = false }: Omit<RegretMatchingOptions, "iterations"> = {}) {
    demandPayoffs(payoffs);
    if (start && start.length !== 2)
      throw new RangeError("start must be two strategies, the row player's and the column player's");
    this.payoffs = payoffs;
    this.#row = new RegretMatcher(payoffs.length, plus, start?.[0]);
    this.#column = new RegretMatcher(payoffs[0].length, plus, start?.[1]);
  }

  /** Both play, and both regret. */
  step(): void {
    const [row, column] = [this.#row.strategy, this.#column.strategy];
    this.#row.learn(rowPayoffs(this.payoffs, column));
    this.#column.learn(columnPayoffs(this.payoffs, row));
    this.iterations++;
  }

  /** How much better each action would have done so far, row's and column's. */
  get regrets(): readonly [readonly number[], readonly number[]] {
    return [this.#row.regrets, this.#column.regrets];
  }

  get result(): RegretMatchingResult {
    const average = [this.#row.average, this.#column.average] as const;
    const current = [this.#row.strategy, this.#column.strategy] as const;
    return { average, current, exploitability: exploitabilityOf(this.payoffs, ...average) };
  }
}
