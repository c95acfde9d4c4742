import { History } from "./history.svelte.ts";

/** What takes changes back, and makes them again. */
export interface Undoing {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => unknown;
  readonly redo: () => unknown;
}

/** Milliseconds within which further changes of the same fields are part of the last one, as those of a slider are. */
export const pause = 1000;

/** What a figure shows: as a link says it, and what of that is no step. */
export interface Shown {
  readonly link: string;
  readonly lasting: string;
}

/**
 * Undo and redo for a figure that is no more than its view. Whoever has it tells it what the figure shows, after every
 * change; walking from step to step is none to take back.
 */
export class ViewHistory implements Undoing {
  readonly #history = new History<Shown>();
  readonly #open: (link: string) => Promise<boolean>;
  #now: Shown;
  /** The fields that were changed last, and when. */
  #last = { fields: "", at: -Infinity };

  /** @param open shows what a link says; false where that could not be done */
  constructor(now: Shown, open: (link: string) => Promise<boolean>) {
    this.#now = now;
    this.#open = open;
  }

  /** From here on changes can be taken back: it shows what it was opened on. */
  begin(now: Shown): void {
    this.#now = now;
  }

  /** The figure shows this now. */
  follow(now: Shown): void {
    const before = this.#now;
    this.#now = now;
    if (before.lasting === now.lasting) return;
    const fields = changed(new URLSearchParams(before.lasting), new URLSearchParams(now.lasting));
    const at = performance.now();
    const goesOn =
      this.canUndo && !this.canRedo && fields === this.#last.fields && at - this.#last.at < pause;
    this.#last = { fields, at };
    if (goesOn) return;
    this.#history.remember(before);
  }

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  undo = (): Promise<void> => this.#go("undo", "redo");
  redo = (): Promise<void> => this.#go("redo", "undo");

  async #go(way: "undo" | "redo", opposite: "undo" | "redo"): Promise<void> {
    const before = this.#now;
    const back = this.#history[way](before);
    if (back === undefined) return;
    // What follows from this is no change of the reader's.
    this.#now = back;
    this.#last = { fields: "", at: -Infinity };
    if (await this.#open(back.link)) return;
    this.#history[opposite](back);
    this.#now = before;
  }
}

/** The names of what two links say differently. */
export function changed(was: URLSearchParams, is: URLSearchParams): string {
  const names = new Set([...was.keys(), ...is.keys()]);
  return [...names].filter((name) => was.get(name) !== is.get(name)).join();
}
