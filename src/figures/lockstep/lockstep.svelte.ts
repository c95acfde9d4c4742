import { fetchGame } from "../../games/namedGame.ts";
import { type Conventions, isOwn, noSuchStep, own } from "../../kit/conventions/conventions.ts";
import { History } from "../../kit/player/history.ts";
import type { Stepping } from "../../kit/player/stepping.ts";
import { stepThatTells } from "../../kit/player/stepThatTells.ts";
import type { Setting } from "../../kit/prose/registry.ts";
import type { Subject } from "../../kit/run/run.ts";
import { fetchSearch } from "../../kit/run/spoiledSearch.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import type { OutlineNode } from "../../trace/index.ts";
import { conventionalPair } from "./conventionalPair.ts";
import { fetchOrders } from "./fetchOrders.ts";
import { findPair } from "./findPair.ts";
import { LaneState } from "./lane.svelte.ts";
import type { LockstepSetup } from "./lockstepSetup.ts";
import type { LockstepView } from "./lockstepView.ts";
import { type PairOfRuns, runPair, samePair } from "./pairOfRuns.ts";
import { PairSearch } from "./pairSearch.svelte.ts";
import { PairSteps } from "./pairSteps.ts";
import { settingOverPair } from "./settingOverPair.ts";

/** Two runs and the pair of steps they are shown at; they can be replaced by those of another setup, and had back. */
export class LockstepState implements Stepping {
  /** The chapter's own setup, to fall back to. */
  readonly given: LockstepSetup;
  pair = $state.raw() as PairOfRuns;
  lanes = $state.raw() as readonly [LaneState, LaneState];
  step = $state(0);
  /** What is wrong with the input last tried; the last good runs stay. */
  error = $state<string>();
  /** Something to know that is no error in the input: a broken link, a copied one. */
  notice = $state<string>();
  /** Values as the side to move counts them stand beside MAX's. */
  movers = $state(false);
  /** What the reader’s book does otherwise. The server draws the notebook’s own. */
  conventions = $state.raw<Conventions>(own);
  /** Finds the runs; the last ones are shown until it is done. */
  readonly search = new PairSearch();
  canUndo = $state(false);
  canRedo = $state(false);
  #steps = $state.raw() as PairSteps;
  #history = new History<LockstepSetup>();

  constructor(setup: LockstepSetup, at: string) {
    this.given = setup;
    this.#show(runPair(setup));
    this.goToNamed(at);
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

  /** What a link would hold. */
  get view(): LockstepView {
    return { setup: this.setup, step: this.step, movers: this.movers };
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

  /** Goes to a pair of steps by its name in the language of chapters, such as "parting 1". Throws if there is none. */
  goToNamed(at: string): void {
    this.goTo(findPair(this.pair, at));
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
   * with it becomes `error`, and all stays as it was.
   */
  async change(setup: LockstepSetup, step?: number): Promise<boolean> {
    if (!(await this.#fetch(setup))) return false;
    const before = this.setup;
    if (!(await this.#apply(setup, step))) return false;
    if (!samePair(before, setup)) this.#history.remember(before);
    this.#noteHistory();
    return true;
  }

  undo = () => this.#restore("undo", "redo");
  redo = () => this.#restore("redo", "undo");

  /** What prose asks for: the chapter's own setup, but for what it names. */
  async show(setting: Setting): Promise<void> {
    const setup = conventionalPair(settingOverPair(this.given, setting), this.conventions);
    if (!this.#shows(setup) && !(await this.change(setup))) return;
    if (setting.at !== undefined) this.#goToWritten(setting.at);
  }

  /** Searches what the chapter shows as the reader's book would, and goes to the pair of steps that it opens at. */
  async follow(conventions: Conventions, at: string): Promise<void> {
    this.conventions = conventions;
    const setup = conventionalPair(this.given, conventions);
    if (this.#shows(setup) || !(await this.change(setup))) return;
    this.#goToWritten(at);
  }

  /** Shows a link's view. Throws where it cannot, and then changes nothing. */
  async open({ setup, step, movers = false }: LockstepView): Promise<void> {
    if (await this.change(setup, step)) {
      this.movers = movers;
      return;
    }
    const { error } = this;
    this.error = undefined;
    // Where there is none, it was cancelled.
    if (error !== undefined) throw new Error(error);
  }

  /** Whether this is shown, and nothing else asked for. */
  #shows(setup: LockstepSetup): boolean {
    return !this.searching && samePair(setup, this.setup);
  }

  /** Prose names steps of the notebook's own searches; by the book's conventions there may be no such step. */
  #goToWritten(at: string): void {
    try {
      this.goToNamed(at);
    } catch (error) {
      if (isOwn(this.conventions)) throw error;
      this.last();
      this.notice = noSuchStep;
    }
  }

  async #fetch(setup: LockstepSetup): Promise<boolean> {
    try {
      const { game, algorithm, against } = setup;
      await Promise.all([fetchOrders(setup), fetchGame(game), fetchSearch(algorithm), fetchSearch(against)]);
      return true;
    } catch (error) {
      this.error = messageOf(error);
      return false;
    }
  }

  /** Where no step is named, it is the present one, or the end if that was shown, so that counts can be compared. */
  async #apply(setup: LockstepSetup, step?: number): Promise<boolean> {
    try {
      const found = this.search.find(setup);
      const pair = found instanceof Promise ? await found : found;
      if (pair === undefined) return false;
      const { last } = pair.pairs;
      if (step !== undefined && step > last) {
        throw new Error(`it asks for step ${step} of ${last}`);
      }
      const next = step ?? (this.step === this.length ? last : this.step);
      this.#show(pair);
      this.goTo(next);
      return true;
    } catch (error) {
      this.error = messageOf(error);
      return false;
    }
  }

  /** Goes one way in the history; back again if what is there cannot be shown, its search having been cancelled. */
  async #restore(way: "undo" | "redo", opposite: "undo" | "redo"): Promise<void> {
    if (this.searching) return;
    const setup = this.#history[way](this.setup);
    if (setup === undefined) return;
    this.#noteHistory();
    if (await this.#apply(setup)) return;
    this.#history[opposite](setup);
    this.#noteHistory();
  }

  #noteHistory(): void {
    this.canUndo = this.#history.canUndo;
    this.canRedo = this.#history.canRedo;
  }

  #show(pair: PairOfRuns): void {
    this.error = undefined;
    this.pair = pair;
    this.#steps = new PairSteps(pair);
    this.lanes = [new LaneState(pair.lanes[0]), new LaneState(pair.lanes[1])];
    this.step = 0;
  }
}
