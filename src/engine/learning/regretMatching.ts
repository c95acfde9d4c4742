import { demandWhole } from "../demand.ts";
import {
  columnPayoffs,
  demandPayoffs,
  expected,
  exploitabilityOf,
  type Payoffs,
  rowPayoffs,
  type Strategy,
} from "./matrixGame.ts";

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
export const regretMatching = (payoffs: Payoffs, options?: RegretMatchingOptions): RegretMatchingResult =>
  matched(RegretMatchers, payoffs, options);

/** The result of players of this class, after all iterations. */
export function matched(
  Players: typeof RegretMatchers,
  payoffs: Payoffs,
  { iterations = 1000, ...options }: RegretMatchingOptions = {},
): RegretMatchingResult {
  demandWhole("iterations", iterations, [1, Infinity]);
  const players = new Players(payoffs, options);
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
    const [row, column] = this.strategies();
    this.#row.learn(rowPayoffs(this.payoffs, column));
    this.#column.learn(columnPayoffs(this.payoffs, row));
    this.iterations++;
  }

  /** How much better each action would have done so far, row's and column's. */
  get regrets(): readonly [readonly number[], readonly number[]] {
    return [this.#row.regrets, this.#column.regrets];
  }

  /** Row's and column's averages over all iterations so far. */
  averages(): readonly [Strategy, Strategy] {
    return [this.#row.average, this.#column.average];
  }

  /** What row and column would play next. */
  strategies(): readonly [Strategy, Strategy] {
    return [this.#row.strategy, this.#column.strategy];
  }

  get result(): RegretMatchingResult {
    const average = this.averages();
    return {
      average,
      current: this.strategies(),
      exploitability: exploitabilityOf(this.payoffs, ...average),
    };
  }
}

/**
 * One player that regrets: it plays in proportion to how much better every action would have done so far, whatever game
 * it is in and whoever it meets. Its regret grows no faster than the root of the games.
 * Source: S. Hart and A. Mas-Colell 2000, "A Simple Adaptive Procedure Leading to Correlated Equilibrium".
 */
export class RegretMatcher {
  strategy: Strategy;
  regrets: readonly number[];
  readonly #plus: boolean;
  readonly #played: number[];
  #times = 0;

  constructor(actions: number, plus: boolean, start: Strategy | undefined) {
    this.regrets = new Array<number>(actions).fill(0);
    this.#played = new Array<number>(actions).fill(0);
    this.#plus = plus;
    this.strategy = start ?? uniform(actions);
    demandStrategy(this.strategy, actions);
  }

  /** Before anything is played, the average is what will be played first. */
  get average(): Strategy {
    return this.#times === 0 ? this.strategy : this.#played.map((sum) => sum / this.#times);
  }

  /** Notes what was played, and what each action would have earned; then plays by its regrets. */
  learn(earned: readonly number[]): void {
    this.#times++;
    this.strategy.forEach((probability, action) => {
      this.#played[action] += probability;
    });
    const got = expected(this.strategy, earned);
    const least = this.#plus ? 0 : -Infinity;
    this.regrets = this.regrets.map((regret, action) => Math.max(least, regret + earned[action] - got));
    const positive = this.regrets.map((regret) => Math.max(0, regret));
    const sum = positive.reduce((total, regret) => total + regret, 0);
    this.strategy = sum > 0 ? positive.map((regret) => regret / sum) : uniform(positive.length);
  }
}

const uniform = (actions: number): Strategy => new Array<number>(actions).fill(1 / actions);

function demandStrategy(strategy: Strategy, actions: number): void {
  const sum = strategy.reduce((total, probability) => total + probability, 0);
  if (
    strategy.length === actions &&
    strategy.every((probability) => probability >= 0) &&
    Math.abs(sum - 1) < 1e-9
  )
    return;
  throw new RangeError(
    `a strategy to start with must have ${actions} probabilities that add up to 1, not ${strategy.join(", ")}`,
  );
}
