import { deepenPosition, type Searched } from "../../../src/figures/deepening/deepenPosition.ts";
import type { DeepeningMessage, StartSearch } from "../../../src/figures/deepening/iteratedSearch.svelte.ts";

/** A search that runs when it is told to: each call of `next` does what a worker does until its next message. */
export class ManualSearch {
  /** Every search that was started, the latest last. */
  static readonly started: ManualSearch[] = [];
  readonly searched: Searched;
  stopped = false;
  readonly #tell: (message: DeepeningMessage) => void;
  readonly #run: ReturnType<typeof deepenPosition>;

  constructor(searched: Searched, tell: (message: DeepeningMessage) => void) {
    this.searched = searched;
    this.#tell = tell;
    this.#run = deepenPosition(searched);
  }

  static readonly start: StartSearch = (searched, tell) => {
    const search = new ManualSearch(searched, tell);
    ManualSearch.started.push(search);
    return () => {
      search.stopped = true;
    };
  };

  static get latest(): ManualSearch {
    return ManualSearch.started[ManualSearch.started.length - 1];
  }

  /** One message; false when there are no more. */
  next(): boolean {
    const { value, done } = this.#run.next();
    this.say(
      done
        ? { kind: "ended", end: value, milliseconds: 5 }
        : { kind: "iteration", report: value, milliseconds: 5 },
    );
    return !done;
  }

  finish(): void {
    while (this.next());
  }

  /** What a worker might say; one that was stopped is not heard. */
  say(message: DeepeningMessage): void {
    if (!this.stopped) this.#tell(message);
  }
}
