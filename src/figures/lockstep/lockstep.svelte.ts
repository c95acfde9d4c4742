import { type Conventions, isOwn, own } from "../../kit/conventions/conventions.ts";
import { noSuchStep } from "../../kit/conventions/words.ts";
import type { Stepping } from "../../kit/player/player.svelte.ts";
import { stepThatTells } from "../../kit/player/stepThatTells.ts";
import type { Subject } from "../../kit/run/run.ts";
import { sameText } from "../../kit/run/setup.ts";
import { History } from "../../kit/undo/history.svelte.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import type { OutlineNode } from "../../trace/index.ts";
import { LaneState } from "./lane.svelte.ts";
import { chanceHere } from "./lateChance.ts";
import type { LockstepView } from "./lockstep.ts";
import { conventionalPair, isOneSearch, type LockstepSetup, samePair, setupOf } from "./lockstepSetup.ts";
import { fetchPair, findPair, type PairOfRuns, PairSteps, runPair } from "./pairOfRuns.ts";
import { PairSearch } from "./pairSearch.svelte.ts";

/** Two runs and the pair of steps they are shown at; they can be replaced by those of another setup, and had back. */
export class LockstepState implements Stepping {
  /** What the page has it show, to come back to. */
  readonly #given: LockstepView;
  pair = $state.raw() as PairOfRuns;
  lanes = $state.raw() as readonly [LaneState, LaneState];
  step = $state(0);
  /** What is wrong with the input last tried; the last good runs stay. */
  error = $state<string>();
  /** Something to know that is no error in the input: a broken link, a copied one. */
  notice = $state<string>();
  /** Values as the side to move counts them stand beside MAX's. */
  movers = $state(false);
  /** The tree in front where there is room for one alone: 0 is the left one. */
  front = $state(0);
  /** What the reader’s book does otherwise. The server draws the notebook’s own. */
  conventions = $state.raw<Conventions>(own);
  /** A tree that was refused, since a search knows no chance, by pairs of searches that do. */
  offers = $state.raw<readonly LockstepSetup[]>([]);
  /** Finds the runs; the last ones are shown until it is done. */
  readonly search = new PairSearch();
  /** Whether `error` speaks of a text that was typed. */
  #refused = false;
  #steps = $state.raw() as PairSteps;
  #history = new History<LockstepSetup>();

  constructor(given: LockstepView) {
    this.#given = given;
    this.#put(runPair(setupOf(given)));
    this.goTo(findPair(this.pair, given.at));
    this.#look(given);
  }

  get setup(): LockstepSetup {
    return this.pair.setup;
  }

  /** What was asked for last: it is being searched, or is shown. */
  get asked(): LockstepSetup {
    return this.search.pending?.setup ?? this.setup;
  }

  /** What that searches on the left: the position, and how deep. */
  get subject(): Subject {
    return this.search.pending?.lanes[0].subject ?? this.pair.lanes[0].run;
  }

  get searching(): boolean {
    return this.search.pending !== undefined;
  }

  get length(): number {
    return this.#steps.last;
  }

  get view(): LockstepView {
    const { setup, step, movers } = this;
    return { ...setup, at: String(step), movers, front: undefined } as LockstepView;
  }

  /** Which of the two has just gone on. */
  readonly moved = $derived.by(() => [
    this.pair.pairs.moved(0, this.step),
    this.pair.pairs.moved(1, this.step),
  ]);
  /** They do not agree at this step. */
  readonly differs = $derived.by(() => this.pair.pairs.at(this.step).differs);
  readonly nextParting = $derived.by(() => this.pair.pairs.nextParting(this.step));
  readonly lastParting = $derived.by(() => this.pair.pairs.lastParting(this.step));

  goTo(step: number): void {
    this.step = Math.min(this.length, Math.max(0, step));
    const { steps } = this.pair.pairs.at(this.step);
    for (const [side, lane] of this.lanes.entries()) lane.goTo(steps[side], this.step);
  }

  first = () => this.goTo(0);
  back = () => this.goTo(this.step - 1);
  forward = () => this.goTo(this.step + 1);
  last = () => this.goTo(this.length);
  over = () => this.goTo(this.#steps.over(this.step));
  backOver = () => this.goTo(this.#steps.backOver(this.step));
  into = () => this.goTo(this.#steps.into(this.step));
  out = () => this.goTo(this.#steps.out(this.step));
  toNextParting = () => this.goTo(this.nextParting ?? this.step);
  toLastParting = () => this.goTo(this.lastParting ?? this.step);

  get stopsHere(): boolean {
    return this.lanes.some((lane, side) => this.moved[side] && lane.stopsHere);
  }

  /** To the step that tells of a node on this side: that entered it, or left it unread. */
  visit(side: number, node: OutlineNode): void {
    const lane = this.lanes[side];
    const step = stepThatTells(lane.run.trace, (id) => lane.cells.tracedAt(id), node, lane.step);
    if (step !== undefined) this.goTo(this.pair.pairs.place(side, step));
  }

  /**
   * Runs another setup, a large one in a worker, and shows it; the change can be undone. True if it did. What is wrong
   * with it becomes `error`, and all stays as it was. What is shown already is no change, and in place of what was refused.
   *
   * @param stepIn the pair of steps to show it at: the present one, where nothing else is said
   */
  async change(setup: LockstepSetup, stepIn = this.#sameStep): Promise<boolean> {
    if (!(await this.#fetch(setup))) return false;
    const before = this.setup;
    if (!(await this.#apply(setup, stepIn))) return false;
    if (samePair(before, setup)) this.error = undefined;
    else this.#history.remember(before);
    return true;
  }

  /**
   * Searches what was typed, or `chosen` for a side, by searches that take its tree: where that makes them others, it says so.
   */
  async ask(setup: LockstepSetup, chosen?: number): Promise<void> {
    if (!(await this.#fetch(setup))) return;
    const fit = chanceHere()?.fitPair(setup, isOneSearch, chosen) ?? { setup };
    if (await this.change(fit.setup)) this.notice = fit.says;
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  undo = () => this.#restore("undo", "redo");
  redo = () => this.#restore("redo", "undo");

  /**
   * Shows another view, a large one once it is searched; what a phrase asks for as the reader's book would have it. Throws
   * where it cannot, and then changes nothing.
   */
  show = (view: LockstepView, by: "phrase" | "link"): Promise<void> =>
    by === "link"
      ? this.#show(view, setupOf(view), (pair) => findPair(pair, view.at))
      : this.#show(view, conventionalPair(setupOf(view), this.conventions), (pair) =>
          this.#stepInBook(pair, view.at),
        );

  /** Searches what the page has it show as another book would, if that is not what is shown. */
  async follow(conventions: Conventions): Promise<void> {
    this.conventions = conventions;
    const setup = conventionalPair(setupOf(this.#given), conventions);
    if (!this.#shows(setup)) await this.change(setup, (pair) => this.#stepInBook(pair, this.#given.at));
  }

  async #show(view: LockstepView, setup: LockstepSetup, stepIn: (pair: PairOfRuns) => number): Promise<void> {
    this.notice = undefined;
    if (this.#shows(setup)) this.goTo(stepIn(this.pair));
    else if (!(await this.change(setup, stepIn))) return this.#refuse();
    this.#look(view);
  }

  /** Throws what is wrong with what was asked for, in place of saying so; where nothing is, it was cancelled. */
  #refuse(): void {
    const { error } = this;
    this.error = undefined;
    if (error !== undefined) throw new Error(error);
  }

  #look({ movers, front }: LockstepView): void {
    this.movers = movers;
    if (front !== undefined) this.front = front === "left" ? 0 : 1;
  }

  /** Whether this is shown, and nothing else asked for. */
  #shows(setup: LockstepSetup): boolean {
    return !this.searching && samePair(setup, this.setup);
  }

  /** Prose names steps of the notebook's own searches; by the book's conventions there may be no such step. */
  #stepInBook(pair: PairOfRuns, name: string): number {
    try {
      return findPair(pair, name);
    } catch (error) {
      if (isOwn(this.conventions)) throw error;
      this.notice = noSuchStep;
      return pair.pairs.last;
    }
  }

  /** The present step, or the end if that is shown, so that counts can be compared. */
  #sameStep = ({ pairs }: PairOfRuns): number => (this.step === this.length ? pairs.last : this.step);

  async #fetch(setup: LockstepSetup): Promise<boolean> {
    try {
      await fetchPair(setup);
      return true;
    } catch (error) {
      this.#complain(error, setup);
      return false;
    }
  }

  async #apply(setup: LockstepSetup, stepIn: (pair: PairOfRuns) => number): Promise<boolean> {
    try {
      const found = this.search.find(setup);
      const pair = found instanceof Promise ? await found : found;
      if (pair === undefined) return false;
      this.notice = undefined;
      const step = stepIn(pair);
      this.#put(pair);
      this.goTo(step);
      return true;
    } catch (error) {
      this.#complain(error, setup);
      this.offers = chanceHere()?.offersFor(setup) ?? [];
      return false;
    }
  }

  #complain(error: unknown, setup: LockstepSetup): void {
    this.error = messageOf(error);
    this.#refused = !sameText(setup, this.setup);
  }

  /** Goes one way in the history; back again if what is there cannot be shown, its search having been cancelled. */
  async #restore(way: "undo" | "redo", opposite: "undo" | "redo"): Promise<void> {
    if (this.searching) return;
    const setup = this.#history[way](this.setup);
    if (setup === undefined) return;
    if (await this.#apply(setup, this.#sameStep)) return;
    this.#history[opposite](setup);
  }

  #put(pair: PairOfRuns): void {
    // A text that was refused still stands in its field, and so does the reason, until the text is another.
    if (!(this.#refused && sameText(pair.setup, this.setup))) this.error = undefined;
    this.#refused &&= this.error !== undefined;
    this.offers = [];
    this.pair = pair;
    this.#steps = new PairSteps(pair);
    this.lanes = [new LaneState(pair.lanes[0]), new LaneState(pair.lanes[1])];
    this.step = 0;
  }
}
