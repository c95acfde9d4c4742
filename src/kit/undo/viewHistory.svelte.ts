import { ChangesInARow } from "./changesInARow.ts";
import { History } from "./history.svelte.ts";

/** What takes changes back, and makes them again. */
export interface Undoing {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => unknown;
  readonly redo: () => unknown;
}

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
  readonly #row = new ChangesInARow();

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
    const goesOn = this.#row.goesOn(before.lasting, now.lasting);
    if (!(goesOn && this.canUndo && !this.canRedo)) this.#history.remember(before);
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
    this.#row.end();
    if (await this.#open(back.link)) return;
    this.#history[opposite](back);
    this.#now = before;
  }
}
