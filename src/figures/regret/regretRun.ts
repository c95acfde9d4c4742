import {
  columnPayoffs,
  exploitabilityOf,
  type Payoffs,
  RegretMatchers,
  rowPayoffs,
  type Strategy,
} from "../../engine/index.ts";
import * as words from "./words.ts";

/** How a player begins: whole percent that add up to 100, or "even", exactly alike. */
export type Start = readonly number[] | "even";

export const mostIterations = 10_000;

/** "even", or a whole percentage for each action, as in "50 30 20". */
export function readStart(text: string, actions: number): Start {
  if (text === "even") return text;
  const percent = text.split(/\s+/).map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  if (percent.length !== actions || percent.reduce((sum, part) => sum + part, 0) !== 100)
    throw new Error(words.noStart(text, actions));
  return percent;
}

export const writeStart = (start: Start): string => (start === "even" ? start : start.join(" "));

/** What two players learn, and how they begin. */
interface Learning {
  readonly payoffs: Payoffs;
  readonly row: Start;
  readonly column: Start;
  readonly plus: boolean;
}

/** One number for each of row's actions, and one for each of column's. */
type ByPlayer = readonly [readonly number[], readonly number[]];

/** How things stand after some iterations. */
interface Standing {
  /** Over all iterations so far. */
  readonly average: ByPlayer;
  /** What is played next. */
  readonly current: ByPlayer;
  /** How much better each action would have done so far. */
  readonly regrets: ByPlayer;
  /** What each action earns against what the other plays next. */
  readonly earned: ByPlayer;
  /** Half of NashConv: of the averages, and of what is played next. */
  readonly exploitability: number;
  readonly currentExploitability: number;
}

/** Both players' learning, kept iteration by iteration; it runs as far as anybody looks. */
export class RegretRun {
  readonly payoffs: Payoffs;
  readonly #players: RegretMatchers;
  readonly #kept: { average: ByPlayer; current: ByPlayer; regrets: ByPlayer }[] = [];

  constructor({ payoffs, row, column, plus }: Learning) {
    this.payoffs = payoffs;
    const start = [strategyOf(row, payoffs.length), strategyOf(column, payoffs[0].length)] as const;
    this.#players = new RegretMatchers(payoffs, { start, plus });
    this.#keep();
  }

  at(iterations: number): Standing {
    const kept = this.#upTo(iterations);
    const [row, column] = kept.current;
    return {
      ...kept,
      earned: [rowPayoffs(this.payoffs, column), columnPayoffs(this.payoffs, row)],
      exploitability: exploitabilityOf(this.payoffs, ...kept.average),
      currentExploitability: exploitabilityOf(this.payoffs, row, column),
    };
  }

  /** What a player has played on the average, or at the time, from some iteration to another, both included. */
  path(kind: "average" | "current", player: 0 | 1, from: number, to: number): Strategy[] {
    this.#upTo(to);
    return this.#kept.slice(from, to + 1).map((kept) => kept[kind][player]);
  }

  /** No pair of players that learn like this does worse on the average after so many iterations: L·√n/√T. */
  guarantee(iterations: number): number {
    const all = this.payoffs.flat();
    const spread = Math.max(...all) - Math.min(...all);
    // Where all is paid alike nothing can be gained, before anything is played too.
    if (spread === 0) return 0;
    const actions = Math.max(this.payoffs.length, this.payoffs[0].length);
    return (spread * Math.sqrt(actions)) / Math.sqrt(iterations);
  }

  #upTo(iterations: number) {
    while (this.#kept.length <= iterations) {
      this.#players.step();
      this.#keep();
    }
    return this.#kept[iterations];
  }

  #keep(): void {
    const { average, current } = this.#players.result;
    this.#kept.push({ average, current, regrets: this.#players.regrets });
  }
}

export const strategyOf = (start: Start, actions: number): Strategy =>
  start === "even" ? new Array<number>(actions).fill(1 / actions) : start.map((percent) => percent / 100);

/** Payoffs closer together than this cannot be told apart on a chart. */
const leastSpread = 1e-200;

/**
 * The least and the greatest value on the axis of exploitability, both above 0: room above what is guaranteed at first, and
 * far below what is guaranteed at last, one axis for the whole run. Where all payoffs are alike nothing is ever
 * exploitable, and the axis is any.
 */
export function exploitabilityRange(
  run: Pick<RegretRun, "guarantee">,
): readonly [least: number, most: number] {
  const [first, last] = [run.guarantee(1), run.guarantee(mostIterations)];
  if (first < leastSpread) return [0.001, 1];
  return [10 ** Math.floor(Math.log10(last / 50)), 1.3 * first];
}

/** So near to the middle, on average of all actions, everybody means the middle. */
const nearlyEven = 0.02;

/** The start in whole percent nearest to a strategy: those rounded off most get what is left over. */
export function startAt(strategy: readonly number[]): Start {
  const even = 1 / strategy.length;
  if (strategy.every((share) => Math.abs(share - even) < nearlyEven)) return "even";
  const percent = strategy.map((share) => Math.floor(100 * share + 1e-9));
  const left = 100 - percent.reduce((sum, part) => sum + part, 0);
  const byLoss = strategy
    .map((share, i) => ({ i, loss: 100 * share - percent[i] }))
    .sort((one, other) => other.loss - one.loss);
  for (const { i } of byLoss.slice(0, left)) percent[i]++;
  return percent;
}
