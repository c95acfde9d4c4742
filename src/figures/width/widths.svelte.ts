import { PlayedPosition } from "../../kit/position/playedPosition.svelte.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { type Ask, askNewWorker, type Failed } from "../../kit/worker/askWorker.ts";
import { type Searched, type WidthResult, widths } from "./searchWidths.ts";
import { readBudget, type WidthView } from "./width.ts";
import * as words from "./words.ts";

/** What is heard of the searches. */
export type WidthMessage =
  | { readonly kind: "found"; readonly result: WidthResult }
  | { readonly kind: "ended" }
  | Failed;

/** Starts the searches and tells what becomes of them. */
export type StartWidths = Ask<Searched, WidthMessage>;

/** Searches off the page's own thread, so that the page stays alive however long it takes. */
const widthsInWorker: StartWidths = askNewWorker(
  () => new Worker(new URL("./widthWorker.ts", import.meta.url), { type: "module" }),
  ["ended"],
);

/** Searches with several widths as a reader wants it, and keeps what was found. */
export class Widths {
  /** The page's own view, to come back to. */
  readonly given: WidthView;
  readonly #start: StartWidths;
  #stop: (() => void) | undefined;
  /** The position as readers play on, type and take it back; `follow` searches it. */
  readonly played: PlayedPosition<"gomoku">;
  #searched = $state.raw() as Searched;
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
  done = $state.raw<{ readonly searched: Searched; readonly results: readonly WidthResult[] }>();

  constructor(view: WidthView, found?: readonly WidthResult[], start: StartWidths = widthsInWorker) {
    this.given = view;
    this.#searched = view;
    this.#picked = view.pick;
    this.played = new PlayedPosition("gomoku", view.position);
    this.#start = start;
    if (found === undefined) return;
    this.results = found;
    this.done = { searched: view, results: found };
  }

  get view(): WidthView {
    return { ...this.#searched, pick: this.#picked };
  }

  /** What is searched, or was. */
  get searched(): Searched {
    return this.#searched;
  }

  readonly root: unknown = $derived.by(() => this.played.rules.read(this.#searched.position));
  /** The width that is looked at: the reader's, or the one that looks deepest. */
  readonly picked: WidthResult | undefined = $derived.by(() => {
    const deepest = Math.max(...this.results.map(({ nodes }) => nodes.length));
    return (
      this.results.find(({ width }) => width === this.#picked) ??
      this.results.findLast(({ nodes }) => nodes.length === deepest)
    );
  });

  /** Searches anew. What runs is ended first. */
  run = () => this.#search(this.#searched);

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
    const { text } = this.played;
    if (text !== this.#searched.position) this.#search({ ...this.#searched, position: text });
  }

  setBudget(text: string): void {
    try {
      const budget = readBudget(text);
      this.budgetError = undefined;
      this.#search({ ...this.#searched, budget });
    } catch (error) {
      this.budgetError = messageOf(error);
    }
  }

  reset = () => this.show(this.given);

  /** Shows a view, and searches it where that has not been done. */
  show({ position, budget, pick }: WidthView): void {
    const isFound = this.#isFound({ position, budget });
    this.played.start("gomoku", position);
    this.budgetError = this.notice = undefined;
    this.#picked = pick;
    if (!isFound) this.#search({ position, budget });
  }

  #isFound({ position, budget }: Searched): boolean {
    const { done, results, running } = this;
    return (
      !running &&
      done?.results === results &&
      done.searched.position === position &&
      done.searched.budget === budget
    );
  }

  #search(searched: Searched): void {
    this.#stop?.();
    this.#searched = searched;
    this.results = [];
    this.notice = undefined;
    this.cancelled = false;
    this.running = true;
    this.#stop = this.#start(searched, (message) => this.#hear(message));
  }

  #hear(message: WidthMessage): void {
    if (message.kind === "found") this.results = [...this.results, message.result];
    else {
      if (message.kind === "failed") this.notice = words.brokeOff(message.message);
      else this.done = { searched: this.#searched, results: this.results };
      this.running = false;
      this.#stop = undefined;
    }
  }
}

/** How far the searches have come: a share from 0 to 1, and in words. */
export function progressOf({
  results,
  running,
  cancelled,
}: Pick<Widths, "results" | "running" | "cancelled">): {
  share: number;
  text: string;
} {
  const [done, all] = [results.length, widths.length];
  if (running) return { share: done / all, text: words.searching(done, all) };
  return {
    share: 0,
    text: cancelled ? words.cancelled(done, all) : words.searched(done),
  };
}
