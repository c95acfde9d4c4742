import {
  columnPayoffs,
  exploitabilityOf,
  type Payoffs,
  RegretMatchers,
  rowPayoffs,
  type Strategy,
} from "../../engine/index.ts";

/** How a player begins: whole percent that add up to 100, or "even", exactly alike. */
export type Start = readonly number[] | "even";

export const mostIterations = 10_000;

/** "even", or a whole percentage for each action, as in "50 30 20". */
export function readStart(text: string, actions: number): Start {
  if (text === "even") return text;
  const percent = text.split(/\s+/).map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  if (percent.length !== actions || percent.reduce((sum, part) => sum + part, 0) !== 100)
    throw new Error(`"${text}" is no start: "even", or ${actions} percentages that add up to 100`);
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
export interface Standing {
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
