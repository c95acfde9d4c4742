import { logNotches } from "../../drawing/scale.ts";
import { matrixEquilibria, type Payoffs } from "../../engine/index.ts";
import type { Stepping } from "../../kit/player/player.svelte.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { actionsOf, type MatrixGameName, matrixGameNames, matrixGames } from "./matrixGames.ts";
import { changePayoff, readPayoffs, writePayoffs } from "./payoffText.ts";
import type { RegretView } from "./regret.ts";
import { mostIterations, RegretRun, type Start } from "./regretRun.ts";

export const strides = [1, 10, 100, 1000] as const;

/** Iterations at which charts have a point and the scrubber a notch. */
export const notches: readonly number[] = logNotches(mostIterations, 48);

/** Two players that learn by regret, the iteration that is looked at, and all that a reader can do to them. */
export class Regretting implements Stepping {
  /** The chapter's own view, to come back to. */
  readonly given: RegretView;
  readonly length = mostIterations;
  readonly stopsHere = false;
  payoffs = $state.raw<Payoffs>([]);
  row = $state.raw<Start>("even");
  column = $state.raw<Start>("even");
  plus = $state(false);
  step = $state(0);
  /** Iterations that a step goes. */
  stride = $state<(typeof strides)[number]>(1);
  /** What is wrong with the matrix that was typed last. */
  error = $state<string>();
  /** Row and column of the payoff that was typed last, where that is what is wrong. */
  wrongCell = $state<string>();
  /** Something to know that is no error in the input, such as a broken link. */
  notice = $state<string>();

  constructor(view: RegretView) {
    this.given = view;
    this.show(view);
  }

  readonly run = $derived.by(() => new RegretRun(this));
  readonly now = $derived.by(() => this.run.at(this.step));
  readonly equilibria = $derived.by(() => matrixEquilibria(this.payoffs));
  readonly text = $derived.by(() => writePayoffs(this.payoffs));
  /** The name of the game, if it has one. */
  readonly game: MatrixGameName | undefined = $derived.by(() =>
    matrixGameNames.find((name) => writePayoffs(matrixGames[name].payoffs) === this.text),
  );
  readonly actions = $derived.by(() => actionsOf(this.payoffs));
  /** The notch at the iteration that is looked at, or the last before it. */
  readonly notch = $derived.by(() => notches.findLastIndex((at) => at <= this.step));

  get view(): RegretView {
    const { payoffs, row, column, plus, step } = this;
    return { payoffs, row, column, plus, iterations: step };
  }

  show(view: RegretView): void {
    this.payoffs = view.payoffs;
    this.row = view.row;
    this.column = view.column;
    this.plus = view.plus;
    this.step = view.iterations;
    this.forget();
    this.notice = undefined;
  }

  reset = (): void => this.show(this.given);

  /** Another game, from its beginning; as many actions as before start as they did. */
  setPayoffs(payoffs: Payoffs): void {
    const fits = (start: Start, actions: number) => (start.length === actions ? start : "even");
    this.row = fits(this.row, payoffs.length);
    this.column = fits(this.column, payoffs[0].length);
    this.payoffs = payoffs;
    this.step = 0;
    this.forget();
  }

  /** A game by what a reader typed; if it is none, the last good one stays. */
  type = (text: string): void => this.#take(() => readPayoffs(text));

  /** One payoff by what a reader typed into its cell. */
  typePayoff(row: number, column: number, text: string): void {
    this.#take(() => changePayoff(this.payoffs, row, column, text), `${row} ${column}`);
  }

  forget = (): void => {
    this.error = undefined;
    this.wrongCell = undefined;
  };

  setStart(player: 0 | 1, start: Start): void {
    if (player === 0) this.row = start;
    else this.column = start;
  }

  goTo(step: number): void {
    this.step = Math.max(0, Math.min(this.length, step));
  }

  first = () => this.goTo(0);
  last = () => this.goTo(this.length);
  forward = () => this.goTo(this.step + this.stride);
  back = () => this.goTo(this.step - this.stride);
  over = () => this.goTo(this.step + 10 * this.stride);
  backOver = () => this.goTo(this.step - 10 * this.stride);
  /** Longer and shorter steps: what is up and down in a tree. */
  out = () => this.#lengthen(1);
  into = () => this.#lengthen(-1);

  #take(read: () => Payoffs, cell?: string): void {
    try {
      this.setPayoffs(read());
    } catch (error) {
      this.error = messageOf(error);
      this.wrongCell = cell;
    }
  }

  #lengthen(by: number): void {
    this.stride = strides[Math.max(0, Math.min(strides.length - 1, strides.indexOf(this.stride) + by))];
  }
}
