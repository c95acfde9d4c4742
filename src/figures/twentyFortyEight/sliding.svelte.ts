import type { Direction } from "../../engine/games/chance/twentyFortyEight/slide.ts";
import { History } from "../../kit/undo/history.svelte.ts";
import type { Undoing } from "../../kit/undo/viewHistory.svelte.ts";
import { isExact } from "./slideValues.ts";
import { goals, newBoard, type Size, slideOn, slidingGame, usualGoal } from "./slidingGame.ts";
import { Solving } from "./solving.svelte.ts";
import { answerSlides, canBeSolved, type SlidingView } from "./twentyFortyEight.ts";

/** Milliseconds between two slides of a game that plays on: time to see what has come. */
const beat = 350;
const mostSeeds = 9999;

/** A game of 2048 as it stands, and all that a reader can do in it. Every slide can be taken back by itself. */
export class Sliding implements Undoing {
  #view = $state.raw() as SlidingView;
  readonly #history = new History<SlidingView>();
  notice = $state<string>();
  /** Where a slide was asked for that moves nothing. */
  refused = $state<Direction>();
  /** Whether it slides by itself, until it is told to stop or the game is over. */
  playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** What solves it, where it can be solved. */
  readonly solving: Solving;

  constructor(given: SlidingView, solving = new Solving()) {
    this.#view = given;
    this.solving = solving;
  }

  get view(): SlidingView {
    return this.#view;
  }

  /** The solution of the game, once that is there. */
  readonly solution = $derived.by(() =>
    canBeSolved(this.#view) ? this.solving.solutionTo(this.#view.goal) : undefined,
  );

  readonly answer = $derived.by(() => answerSlides(this.#view, this.solution));

  /** Has the game solved where it can be and its slides are not known yet; ends that where another game is played. */
  follow(): void {
    const { solving, answer } = this;
    if (!canBeSolved(this.#view) || (solving.running ?? this.#view.goal) !== this.#view.goal) solving.end();
    if (canBeSolved(this.#view) && !isExact(answer.values)) solving.ask(this.#task);
  }

  /** Has it solved, though that was given up before. */
  solve = (): void => this.solving.run(this.#task);

  get #task() {
    return { goal: this.#view.goal, tiles: this.#view.board.tiles };
  }

  show = (view: SlidingView): void => {
    this.pause();
    this.#take(view);
  };

  #take(view: SlidingView): void {
    this.#history.remember(this.#view);
    this.#set(view);
  }

  #set(view: SlidingView | undefined): void {
    if (view === undefined) return;
    this.#view = view;
    this.notice = undefined;
    this.refused = undefined;
  }

  /** Slides all tiles, and has chance add one. */
  slide = (direction: Direction): void => {
    this.pause();
    this.#slide(direction);
  };

  #slide(direction: Direction): void {
    const { size, goal, seed, board } = this.#view;
    const { worths, best } = this.answer.values;
    if (best.length === 0) return;
    this.refused = worths[direction] ? undefined : direction;
    if (this.refused) return;
    const slid = slideOn(slidingGame(size, goal), board, direction, seed);
    this.#take({ ...this.#view, ...slid });
  }

  playBest = (): void => {
    const [best] = this.answer.values.best;
    if (best) this.slide(best);
  };

  toggle = (): void => (this.playing ? this.pause() : this.#play());

  #play(): void {
    const [best] = this.answer.values.best;
    this.playing = best !== undefined;
    if (best === undefined) return;
    this.#slide(best);
    this.#timer = setTimeout(() => this.#play(), beat);
  }

  pause = (): void => {
    clearTimeout(this.#timer);
    this.playing = false;
  };

  /** Leaves the page. */
  leave = (): void => {
    this.pause();
    this.solving.end();
  };

  /** Another game: on a board of another size, or to another tile, or the same with other tiles. */
  begin({ size, goal }: { readonly size: Size; readonly goal: number }): void {
    const seed = (this.#view.seed % mostSeeds) + 1;
    const fit = goals[size].includes(goal) ? goal : usualGoal[size];
    const board = newBoard(slidingGame(size, fit), seed);
    this.show({ size, goal: fit, seed, board, came: undefined });
  }

  undo = (): void => this.#go(this.#history.undo(this.#view));
  redo = (): void => this.#go(this.#history.redo(this.#view));

  #go(view: SlidingView | undefined): void {
    this.pause();
    this.#set(view);
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }
}
