import { type Searched, searchWidths } from "../../../src/figures/width/searchWidths.ts";
import type { StartWidths, WidthMessage } from "../../../src/figures/width/widths.svelte.ts";

/** Searches that go on when they are told to: what a worker would tell, message by message. */
export class ManualWidths {
  /** All that were started, the latest last. */
  static readonly started: ManualWidths[] = [];
  readonly searched: Searched;
  stopped = false;
  readonly #tell: (message: WidthMessage) => void;
  readonly #run: ReturnType<typeof searchWidths>;

  constructor(searched: Searched, tell: (message: WidthMessage) => void) {
    this.searched = searched;
    this.#tell = tell;
    this.#run = searchWidths(searched);
  }

  static readonly start: StartWidths = (searched, tell) => {
    const started = new ManualWidths(searched, tell);
    ManualWidths.started.push(started);
    return () => {
      started.stopped = true;
    };
  };

  static get latest(): ManualWidths {
    return ManualWidths.started[ManualWidths.started.length - 1];
  }

  next(): boolean {
    const { value, done } = this.#run.next();
    this.say(done ? { kind: "ended" } : { kind: "found", result: value });
    return !done;
  }

  finish(): void {
    while (this.next());
  }

  /** What a worker might say; one that was stopped is not heard. */
  say(message: WidthMessage): void {
    if (!this.stopped) this.#tell(message);
  }
}
