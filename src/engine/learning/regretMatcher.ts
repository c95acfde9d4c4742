import { expected, type Strategy } from "./matrixGame.ts";

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
