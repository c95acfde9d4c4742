import {
  type GuardBoard,
  guardLeaves,
  isFree,
  type Square,
  writeBehaviour,
} from "../../engine/behaviour/index.ts";
import {
  type BehaviourRun,
  type BehaviourView,
  boardAt,
  findTickStep,
  mostTicks,
  runBehaviour,
  writeMoves,
} from "../../kit/behaviour/behaviourRun.ts";
import { nameSquare } from "../../kit/behaviour/squareNames.ts";
import { plainly, type Words } from "../../kit/narration/words.ts";
import type { Stepping } from "../../kit/player/player.svelte.ts";
import { History } from "../../kit/undo/history.svelte.ts";
import {
  standingsAt,
  stepBackOver,
  stepInto,
  stepOut,
  stepOver,
  tickAt,
} from "../../trace/ticks/tickTrace.ts";
import type { Edited } from "./editTree.ts";
import * as words from "./words.ts";

/** Ticks that are run on after the reader has moved the intruder. */
const ahead = 12;

/** A behaviour tree, its ticks so far and to come, and all that a reader can do to them. */
export class Behaving implements Stepping {
  /** The chapter's own view, to come back to. */
  readonly given: BehaviourView;
  #view = $state.raw<BehaviourView>()!;
  #run = $state.raw<BehaviourRun>()!;
  #history = new History<string>();
  step = $state(0);
  /** The node that the reader has chosen, by its path. */
  chosen = $state.raw<readonly number[]>();
  /** Whether moving the intruder ticks the tree. */
  ticking = $state(true);
  notice = $state<string>();

  constructor(view: BehaviourView) {
    this.given = view;
    this.#set(view);
    this.step = findTickStep(this.#run, view.at);
  }

  readonly board: GuardBoard = $derived.by(() => boardAt(this.#run, this.step));
  readonly standings = $derived.by(() => standingsAt(this.#run.trace, this.#run.nodes, this.step));
  readonly place = $derived.by(() => tickAt(this.#run.trace, this.step));
  readonly sentence: readonly Words[] = $derived.by(() => words.sayTick(this.#run, this.step));
  readonly longestSentence: string = $derived.by(() => {
    const said = this.#run.trace.events.map((_, at) => plainly(words.sayTick(this.#run, at + 1)));
    return said.reduce((one, other) => (other.length > one.length ? other : one), "");
  });
  /** The chosen node in the tree as it is; undefined where it is gone. */
  readonly chosenNode = $derived.by(() =>
    this.#run.nodes.find(({ path }) => path.join(".") === this.chosen?.join(".")),
  );
  readonly abandonments: readonly number[] = $derived.by(() =>
    this.#run.trace.events.flatMap(({ kind }, at) => (kind === "abandon" ? [at + 1] : [])),
  );

  get run(): BehaviourRun {
    return this.#run;
  }

  get length(): number {
    return this.#run.trace.events.length;
  }

  get ticks(): number {
    return this.#view.ticks;
  }

  readonly stopsHere = false;

  get view(): BehaviourView {
    return { ...this.#view, at: String(this.step) };
  }

  goTo = (step: number) => {
    this.step = Math.max(0, Math.min(this.length, step));
  };
  first = () => this.goTo(0);
  back = () => this.goTo(this.step - 1);
  forward = () => this.goTo(this.step + 1);
  last = () => this.goTo(this.length);
  over = () => this.goTo(stepOver(this.#run.trace, this.step));
  backOver = () => this.goTo(stepBackOver(this.#run.trace, this.step));
  into = () => this.goTo(stepInto(this.#run.trace, this.step));
  out = () => this.goTo(stepOut(this.#run.trace, this.step));
  /** To the end of the tick that is going on, or of the next. */
  tickOn = () => this.goTo(this.#run.trace.begins.find((begin) => begin > this.step) ?? this.length);
  tickBack = () => this.goTo(this.#run.trace.begins.findLast((begin) => begin < this.step) ?? 0);

  runOn = () => this.#set({ ...this.#view, ticks: Math.min(mostTicks, this.ticks + 10) });

  /** Puts the intruder on a square for the next tick and all later ones. */
  moveIntruder = (square: Square): void => {
    if (!isFree(this.board, square)) {
      this.notice = words.freeOnly;
      return;
    }
    const next = this.place.between ? this.place.tick : this.place.tick + 1;
    if (next >= mostTicks) {
      this.notice = words.mostKept(mostTicks);
      return;
    }
    this.notice = undefined;
    const kept = this.#run.moves.filter(({ tick }) => tick < next);
    const ticks = Math.min(mostTicks, Math.max(this.ticks, next + ahead));
    this.#set({ ...this.#view, ticks, intruder: writeMoves([...kept, { tick: next, square }]) });
    this.goTo(this.#run.trace.begins[next + (this.ticking ? 1 : 0)]);
  };

  nudgeIntruder(right: number, down: number): void {
    const [column, row] = this.board.intruder;
    const square: Square = [column + right, row + down];
    if (isFree(this.board, square)) this.moveIntruder(square);
    else this.notice = words.noWay(nameSquare(this.board.intruder));
  }

  /** Changes the tree; what has been shown is run again with it, and the tick that was shown stays. */
  edit(change: (root: BehaviourRun["nodes"][number]["node"]) => Edited<GuardBoard>): void {
    const { root, path } = change(this.#run.nodes[0].node);
    const tree = writeBehaviour(root, guardLeaves);
    if (tree !== this.#view.tree) {
      this.#history.remember(this.#view.tree);
      this.#setTree(tree);
    }
    this.chosen = path;
  }

  undo = () => this.#setTree(this.#history.undo(this.#view.tree));
  redo = () => this.#setTree(this.#history.redo(this.#view.tree));

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  reset = () => this.show(this.given);

  /** Shows a view. Throws where it cannot be run, and then changes nothing. */
  show(view: BehaviourView): void {
    const before = this.#view.tree;
    const step = findTickStep(runBehaviour(view), view.at);
    this.#set(view);
    if (before !== this.#view.tree) this.#history.remember(before);
    this.goTo(step);
    this.chosen = undefined;
    this.notice = undefined;
  }

  #setTree(tree: string | undefined): void {
    if (tree === undefined) return;
    const shown = this.place.between ? this.place.tick : this.place.tick + 1;
    this.#set({ ...this.#view, tree });
    this.goTo(this.#run.trace.begins[shown]);
  }

  #set(view: BehaviourView): void {
    const run = runBehaviour(view);
    this.#run = run;
    // Written by one hand, so that equal trees have equal texts.
    this.#view = { ...view, tree: writeBehaviour(run.nodes[0].node, guardLeaves) };
    if (this.step > run.trace.events.length) this.step = run.trace.events.length;
  }
}
