import { onMount } from "svelte";
import { createAttachmentKey } from "svelte/attachments";
import { figureLabel } from "../controls/words.ts";
import type { Player, Stepping } from "./player.svelte.ts";
import * as words from "./words.ts";

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
    const { label, hint = words.keyHint } = this.#keyed;
    return {
      role: "group",
      // Without scripts it would be a stop for nothing; figureElement.ts makes it one.
      tabindex: import.meta.env.SSR ? undefined : 0,
      "data-keys": "",
      "aria-label": figureLabel(label(), this.#mounted ? hint : undefined),
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

/** Elements that use the arrow keys, the space bar or letters themselves. */
const typing = "input:not([type=range], [type=checkbox]), select, textarea, [contenteditable]";

/** What keys can act on. */
export interface Controls {
  readonly stepper: Stepping;
  readonly player: Player;
}

/** Does what a key means in a figure, `more` in this one alone; true if it means something. */
export function pressKey(
  event: KeyboardEvent,
  { stepper, player }: Controls,
  help: () => void,
  more: Readonly<Record<string, () => void>> = {},
): boolean {
  const target = event.target as Element;
  if (target.closest(typing)) return false;
  const { key, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) return false;
  // Alt with an arrow moves a node that has the focus; elsewhere a browser would leave the page, and all edits with it.
  if (event.altKey) return key === "ArrowLeft" || key === "ArrowRight";
  if (key === " " && target.closest("button, input:not([type=range]), summary, a")) return false;
  const onRange = target.matches("input[type=range]") && !shiftKey;
  if (onRange && key !== " " && key !== "?") return false;
  const does: Record<string, () => void> = {
    ArrowRight: shiftKey ? stepper.over : stepper.forward,
    ArrowLeft: shiftKey ? stepper.backOver : stepper.back,
    ArrowUp: stepper.out,
    ArrowDown: stepper.into,
    Home: stepper.first,
    End: stepper.last,
    " ": player.toggle,
    "?": help,
    ...more,
  };
  if (!Object.hasOwn(does, key)) return false;
  if (key !== " ") player.pause();
  does[key]();
  return true;
}

/**
 * Gives the keys back to a figure when what had the focus in it goes away, such as a button that has done all it can: the
 * figure would hear no key else. To be attached to the figure's outermost element.
 */
function keepKeys(figure: HTMLElement): () => void {
  let held: Element | undefined;
  const hold = ({ target }: FocusEvent) => {
    held = target as Element;
  };
  const observer = new MutationObserver(() => {
    if (held === undefined || held.isConnected) return;
    held = undefined;
    if (document.activeElement === document.body) figure.focus({ preventScroll: true });
  });
  figure.addEventListener("focusin", hold);
  observer.observe(figure, { childList: true, subtree: true });
  return () => {
    figure.removeEventListener("focusin", hold);
    observer.disconnect();
  };
}
