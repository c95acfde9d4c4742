import { PlayedPosition } from "../../kit/position/playedPosition.svelte.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import type { WidthResult } from "./searchWidths.ts";
import type { Asked } from "./settingOver.ts";
import { type StartWidths, type WidthMessage, widthsInWorker } from "./widthsInWorker.ts";
import { readBudget, type WidthView } from "./widthView.ts";

/** Searches with several widths as a reader wants it, and keeps what was found. */
export class Widths {
  /** The page's own view, to come back to. */
  readonly given: WidthView;
  readonly #start: StartWidths;
  #stop: (() => void) | undefined;
  /** The position as readers play on, type and take it back; `follow` searches it. */
  readonly played: PlayedPosition<"gomoku">;
  #view = $state.raw() as WidthView;
  results = $state.raw<readonly WidthResult[]>([]);
  running = $state(false);
  /** Whether the reader ended it before every width was searched. */
  cancelled = $state(false);
  #picked = $state<number>();
  /** What is wrong with the budget last tried; the last good one stays. */
  budgetError = $state<string>();
  /** Something to know that is no error in the input, such as a broken link. */
  notice = $state<string>();
  /** What was found when the last search ended, and for what: facts change only then. */
  done = $state.raw<{ readonly view: WidthView; readonly results: readonly WidthResult[] }>();

  constructor(view: WidthView, found?: readonly WidthResult[], start: StartWidths = widthsInWorker) {
    this.given = view;
    this.#view = view;
    this.played = new PlayedPosition("gomoku", view.position);
    this.#start = start;
    if (found === undefined) return;
    this.results = found;
    this.done = { view, results: found };
  }

  get view(): WidthView {
    return this.#view;
  }

  readonly root: unknown = $derived.by(() => this.played.rules.read(this.#view.position));
  /** The width that is looked at: the reader's, or the one that looks deepest. */
  readonly picked: WidthResult | undefined = $derived.by(() => {
    const deepest = Math.max(...this.results.map(({ nodes }) => nodes.length));
    return (
      this.results.find(({ width }) => width === this.#picked) ??
      this.results.findLast(({ nodes }) => nodes.length === deepest)
    );
  });

  /** Searches anew. What runs is ended first. */
  run = () => this.#search(this.#view);

  /** Ends what runs at once; what was found stays. */
  cancel = () => {
    this.#stop?.();
    this.#stop = undefined;
    if (this.running) this.cancelled = true;
    this.running = false;
  };

  pick(width: number): void {
    this.#picked = width;
  }

  /** Searches the played position, where that is not the one that was searched. */
  follow(): void {
    if (this.played.text !== this.#view.position) this.#search({ ...this.#view, position: this.played.text });
  }

  setBudget(text: string): void {
    try {
      const budget = readBudget(text);
      this.budgetError = undefined;
      this.#search({ ...this.#view, budget });
    } catch (error) {
      this.budgetError = messageOf(error);
    }
  }

  reset = () => this.open(this.given);

  /** Searches a whole view, such as a link's. */
  open(view: WidthView): void {
    this.played.start("gomoku", view.position);
    this.budgetError = this.#picked = undefined;
    this.#search(view);
  }

  /** Shows what prose asks for: a view and the width to look at. */
  show({ view, pick }: Asked): void {
    if (JSON.stringify(view) !== JSON.stringify(this.#view) || this.running) this.open(view);
    this.#picked = pick;
  }

  #search(view: WidthView): void {
    this.#stop?.();
    this.#view = view;
    this.results = [];
    this.notice = undefined;
    this.cancelled = false;
    this.running = true;
    this.#stop = this.#start(view, (message) => this.#hear(message));
  }

  #hear(message: WidthMessage): void {
    if (message.kind === "found") this.results = [...this.results, message.result];
    else {
      if (message.kind === "failed") this.notice = `The search broke off: ${message.message}`;
      else this.done = { view: this.#view, results: this.results };
      this.running = false;
      this.#stop = undefined;
    }
  }
}
