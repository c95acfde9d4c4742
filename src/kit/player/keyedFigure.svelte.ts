import { onMount } from "svelte";
import { createAttachmentKey } from "svelte/attachments";
import { type Controls, pressKey } from "./figureKeys.ts";
import { keepKeys } from "./keepKeys.ts";

interface Keyed {
  /** What is stepped through, for those who hear it: "minimax on a tree". */
  readonly label: () => string;
  /** What keys act on; or else `press`, in a figure that is no walk through steps: true if the key means something. */
  readonly controls?: Controls;
  readonly press?: (event: KeyboardEvent) => boolean;
  /** What keys do, for those who hear it, where that is not as in every other figure. */
  readonly hint?: string;
  /** Keys of this figure alone, and what they do. */
  readonly more?: () => Readonly<Record<string, () => void>>;
  /** Selects the parts that keep a click to themselves, besides fields, links and dialogs. */
  readonly keeps?: string;
}

const keeping = createAttachmentKey();

/**
 * What makes a figure one that is stepped through by keys: it is one stop of the Tab key, where keys step, play and open
 * the help; a click anywhere brings the keys back to it. Its `attributes` go on the figure's outermost element.
 */
export class KeyedFigure {
  /** Whether the keys are explained. */
  helping = $state(false);
  #mounted = $state(false);
  readonly #keyed: Keyed;

  constructor(keyed: Keyed) {
    this.#keyed = keyed;
    // Before there are scripts to hear them, keys are not promised.
    onMount(() => {
      this.#mounted = true;
    });
  }

  get attributes() {
    const { hint = "Arrow keys step, question mark lists all keys." } = this.#keyed;
    const keys = this.#mounted ? ` ${hint}` : "";
    return {
      role: "group",
      // Without scripts it would be a stop for nothing; figureElement.ts makes it one.
      tabindex: import.meta.env.SSR ? undefined : 0,
      "data-keys": "",
      "aria-label": `Figure: ${this.#keyed.label()}.${keys}`,
      onkeydown: this.#onkeydown,
      onpointerdown: this.#onpointerdown,
      onmousedown: this.#onmousedown,
      [keeping]: keepKeys,
    } as const;
  }

  readonly #onkeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const { controls, press, more } = this.#keyed;
    const help = () => {
      this.helping = true;
    };
    const did = controls ? pressKey(event, controls, help, more?.()) : press?.(event);
    if (did) event.preventDefault();
  };

  readonly #onpointerdown = (event: PointerEvent & { readonly currentTarget: HTMLElement }): void => {
    if (this.#keepsClick(event.target as Element)) return;
    event.currentTarget.focus({ preventScroll: true });
  };

  /** A button that is clicked does not take the keys: Space then plays, and does not press it again. */
  readonly #onmousedown = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (target.closest("button") && !this.#keepsClick(target)) event.preventDefault();
  };

  readonly #keepsClick = (target: Element): boolean =>
    target.closest(`input, select, textarea, a, dialog, [popover], ${this.#keyed.keeps ?? "dialog"}`) !==
    null;
}
