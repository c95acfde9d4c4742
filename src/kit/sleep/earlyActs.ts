/** What a reader can do to a figure whose code is not here yet. */
const kinds = ["click", "keydown", "input", "change"] as const;

/** Elements that do by themselves what a click asks of them. */
const selfServing = "input, select, textarea, label, summary, a";
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

/** Keeps what is done to a figure before it can answer, and does it again, in its order, when it can. */
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

function repeat({ event, target, value, checked }: Act): void {
  if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(event.type, event));
  else if (event instanceof MouseEvent) {
    if (!target.closest(selfServing)) target.dispatchEvent(new MouseEvent(event.type, event));
  } else {
    // Waking has put back what stood there before.
    const field = target as HTMLInputElement;
    if (value !== undefined) field.value = value;
    if (checked !== undefined) field.checked = checked;
    field.dispatchEvent(new Event(event.type, event));
  }
}

function scrollsPage({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, target: Element): boolean {
  if (ctrlKey || metaKey || altKey || !scrolling.has(key) || target.closest(typing)) return false;
  return key !== " " || !target.closest("button, summary, a");
}
