import { lateStyles } from "./lateStyles.ts";

/** What shows that somebody wants to work with what is drawn. */
const signs = ["pointerenter", "touchstart", "focusin", "keydown", "click"] as const;

/** How it stands with something that wakes: asleep, on its way, awake, or what kept it from waking. */
export type Wakefulness = "asleep" | "waking" | "awake" | { readonly failure: unknown };

interface Ways {
  /**
   * Fetches its code, and returns what brings it to life, which returns what takes it from the page. Where it has left
   * the page while that was fetched, it is not brought to life.
   */
  readonly fetch: () => Promise<() => () => void>;
  /** Told whenever it stands differently. */
  readonly tell: (state: Wakefulness) => void;
  /** Its code is heavy: who passes it by or looks at it does not wake it, but who does something to it. */
  readonly waits?: boolean;
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
    for (const sign of ways.waits ? kinds : signs)
      root.addEventListener(sign, ways.waits ? this.#heed : this.wake, { passive: true });
    // A mouse that came to rest before the page listened gives no sign.
    const wanted = !ways.waits && (root.matches(":hover") || root.contains(document.activeElement));
    if (!root.firstElementChild || wanted) void this.wake();
  }

  /** Somebody has reached for it. */
  get begun(): boolean {
    return this.#waking !== undefined;
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
      const [begin] = await Promise.all([this.#ways.fetch(), lateStyles()]);
      if (this.#forgotten) return false;
      this.#end = begin();
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

  /** A link leads on, and keys move about on the page: these ask nothing of it. */
  #heed = (event: Event): void => {
    if (event instanceof KeyboardEvent ? means(event) : !(event.target as Element).closest("a"))
      void this.wake();
  };

  #listenNoMore(): void {
    for (const sign of signs) this.#root.removeEventListener(sign, this.wake);
    for (const kind of kinds) this.#root.removeEventListener(kind, this.#heed);
  }
}

/** What a reader can do to a figure whose code is not here yet. */
const kinds = ["click", "keydown", "input", "change"] as const;

/** Elements that do by themselves what a click asks of them; and what cancels, since nothing ran when it was clicked. */
const unrepeated = "input, select, textarea, label, summary, a, .cancels";
const typing = "input, select, textarea, [contenteditable]";
/** Keys that would scroll the page, though they were meant for the figure. */
const scrolling = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", " "]);

interface Act {
  readonly event: Event;
  readonly target: Element;
  /** What stood in a field right after it. */
  readonly value: string | undefined;
  readonly checked: boolean | undefined;
}

/** Keeps what is done to something on a page before it can answer, and does it again, in its order, when it can. */
export class EarlyActs {
  readonly #root: Element;
  readonly #acts: Act[] = [];

  constructor(root: Element) {
    this.#root = root;
    for (const kind of kinds) root.addEventListener(kind, this.#keep);
  }

  #keep = (event: Event): void => {
    const target = event.target as Element;
    const { value, checked } = target as Partial<HTMLInputElement>;
    this.#acts.push({ event, target, value, checked });
    if (event instanceof KeyboardEvent && scrollsPage(event, target)) event.preventDefault();
  };

  /** To be called once the figure listens. Keeps nothing from then on. */
  replay(): void {
    this.forget();
    for (const act of this.#acts) repeat(act);
    this.#acts.length = 0;
  }

  forget(): void {
    for (const kind of kinds) this.#root.removeEventListener(kind, this.#keep);
  }
}

/**
 * What was drawn otherwise as long as the figure slept is found again where it stands, or by the focus. Another thing may
 * have come there, such as the button that cancels what was begun.
 */
function nowAt({ event, target }: Act): Element {
  if (target.isConnected) return target;
  const found =
    event instanceof MouseEvent
      ? document.elementFromPoint(event.pageX - scrollX, event.pageY - scrollY)
      : document.activeElement;
  return found && calledAt(found) === calledAt(target) ? found : target;
}

/** How that is called which an element is or is a part of. */
function calledAt(element: Element): string | undefined {
  const called = element.closest("[aria-label], button");
  return called?.getAttribute("aria-label") ?? called?.textContent?.trim();
}

function repeat(act: Act): void {
  const { event, value, checked } = act;
  const target = nowAt(act);
  if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(event.type, event));
  else if (event instanceof MouseEvent) {
    if (!target.closest(unrepeated)) target.dispatchEvent(new MouseEvent(event.type, event));
  } else {
    // Waking has put back what stood there before.
    const field = target as HTMLInputElement;
    if (value !== undefined) field.value = value;
    if (checked !== undefined) field.checked = checked;
    field.dispatchEvent(new Event(event.type, event));
  }
}

/** Whether a key asks something of a figure: where the focus goes, and how the page scrolls, is no matter of its own. */
const means = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  !(ctrlKey || metaKey || altKey) && (key.length === 1 || scrolling.has(key));

function scrollsPage({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, target: Element): boolean {
  if (ctrlKey || metaKey || altKey || !scrolling.has(key) || target.closest(typing)) return false;
  return key !== " " || !target.closest("button, summary, a");
}
