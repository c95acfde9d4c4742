import { EarlyActs } from "./earlyActs.ts";

/** What shows that somebody wants to work with what is drawn. */
const signs = ["pointerenter", "touchstart", "focusin", "keydown", "click"] as const;

/** How it stands with something that wakes: asleep, on its way, awake, or what kept it from waking. */
export type Wakefulness = "asleep" | "waking" | "awake" | { readonly failure: unknown };

interface Ways {
  /** Brings it to life, and returns what takes it from the page. */
  readonly start: () => Promise<() => void>;
  /** Told whenever it stands differently. */
  readonly tell: (state: Wakefulness) => void;
}

/**
 * Something that the server drew and that lives once somebody reaches for it: only then is its code fetched, so that it
 * weighs nothing before. What was done to it until the code was here is done again. Where the server drew nothing, or
 * the focus or the mouse is there already, it wakes at once.
 */
export class Waking {
  readonly #root: Element;
  readonly #ways: Ways;
  readonly #acts: EarlyActs;
  #waking: Promise<boolean> | undefined;
  #end: (() => void) | undefined;
  #forgotten = false;

  constructor(root: Element, ways: Ways) {
    this.#root = root;
    this.#ways = ways;
    this.#acts = new EarlyActs(root);
    for (const sign of signs) root.addEventListener(sign, this.wake, { passive: true });
    // A mouse that came to rest before the page listened gives no sign.
    const wanted = root.matches(":hover") || root.contains(document.activeElement);
    if (!root.firstElementChild || wanted) void this.wake();
  }

  /** Whether it is awake, once that is known; after a failure it tries again. */
  wake = (): Promise<boolean> => {
    this.#waking ??= this.#start();
    return this.#waking;
  };

  /** Takes it from the page. */
  forget(): void {
    this.#forgotten = true;
    this.#acts.forget();
    this.#listenNoMore();
    this.#end?.();
  }

  async #start(): Promise<boolean> {
    this.#ways.tell("waking");
    try {
      const end = await this.#ways.start();
      if (this.#forgotten) {
        end();
        return false;
      }
      this.#end = end;
      this.#listenNoMore();
      this.#ways.tell("awake");
      this.#acts.replay();
      return true;
    } catch (failure) {
      this.#waking = undefined;
      this.#ways.tell({ failure });
      return false;
    }
  }

  #listenNoMore(): void {
    for (const sign of signs) this.#root.removeEventListener(sign, this.wake);
  }
}
