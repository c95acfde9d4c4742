import { isStill } from "../style/isStill.ts";
import { type Setting, showFigure } from "./registry.ts";
import * as words from "./words.ts";

/**
 * <ply-show>: becomes a button once scripts run. It stays an inline element, since a phrase must break over
 * lines as its sentence does, which the browsers' own <button> cannot.
 */
class ShowElement extends HTMLElement {
  connectedCallback() {
    this.role = "button";
    this.tabIndex = 0;
    this.setAttribute("aria-describedby", descriptionOf(this.figure).id);
    this.addEventListener("click", this.press);
    this.addEventListener("keydown", this.key);
    this.addEventListener("keyup", this.key);
  }

  get figure(): string {
    return this.dataset.figure!;
  }

  private press = () => {
    showFigure(this.figure, JSON.parse(this.dataset.setting!) as Setting);
    bringIntoView(this.figure, this);
  };

  /** As a button's own: Enter acts when it goes down, Space when it comes up. Arrows step in the figure. */
  private key = (event: KeyboardEvent) => {
    const isDown = event.type === "keydown";
    if (isDown && stepped.includes(event.key)) passOn(event, this.figure);
    if (event.key === " ") event.preventDefault();
    if (event.repeat || event.key !== (isDown ? "Enter" : " ")) return;
    event.preventDefault();
    this.press();
  };
}

/** Keys that would do nothing at a phrase, and are what a reader goes on with: "from the start, step with →". */
const stepped = ["ArrowLeft", "ArrowRight"];

/** Has a figure do what a key means there. The focus stays at the phrase, where the reader is. */
function passOn(event: KeyboardEvent, name: string): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (altKey || ctrlKey || metaKey) return;
  const figure = document.getElementById(name)?.querySelector("[data-keys]");
  const passed = new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true });
  if (figure && !figure.dispatchEvent(passed)) event.preventDefault();
}

/**
 * Scrolls only as far as it must, so that the phrase stays in view beside its figure. Where the two do not fit, the
 * figure comes to the phrase.
 */
function bringIntoView(name: string, phrase: HTMLElement): void {
  // A figure stands under its name as an id, awake or not.
  const figure = document.getElementById(name);
  if (!figure) return;
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  /** How far the page is from showing the figure's place: 0 where it is in sight. */
  const way = () => {
    const { top, bottom } = placeOf(figure);
    // Of a figure that is taller than the screen the upper part matters: there is its tree.
    const tall = bottom - top > innerHeight - header;
    if (top >= header && (tall ? top < innerHeight / 2 : bottom <= innerHeight)) return 0;
    return tall || top < header ? top - header : bottom - innerHeight;
  };
  /** Whether most of it is seen, as far as the screen has room. */
  const seen = () => {
    const { top, bottom } = placeOf(figure);
    const room = Math.min(bottom - top, innerHeight - header);
    return Math.min(bottom, innerHeight) - Math.max(top, header) >= 0.6 * room;
  };
  const { top, bottom } = phrase.getBoundingClientRect();
  const fits = top - way() >= header && bottom - way() <= innerHeight;
  // A phrase that is out of sight was pressed by other means than a look at it: there is nothing to keep in view.
  const unseen = bottom <= header || top >= innerHeight;
  const toPlace = () => scrollBy({ top: way(), behavior: isStill() ? "auto" : "smooth" });
  pressed = phrase;
  if (fits || unseen || seen()) {
    docking?.undock();
    if (fits || unseen) toPlace();
  } else void dock(figure, phrase, seen).catch(toPlace);
}

/** The phrase that was pressed last. */
let pressed: HTMLElement | undefined;
/** What has a figure come to its phrase, once that was needed: its code is fetched. */
let docking: typeof import("./docking.ts") | undefined;

async function dock(figure: HTMLElement, phrase: HTMLElement, inSight: () => boolean): Promise<void> {
  docking ??= await import("./docking.ts");
  if (phrase === pressed) docking.dock(figure, phrase, inSight);
}

/** The hidden sentence that tells a screen reader what the button does: one for each figure. */
function descriptionOf(figure: string): Element {
  const id = `show-${figure}`;
  const known = document.getElementById(id);
  if (known) return known;
  const description = document.createElement("span");
  description.id = id;
  description.hidden = true;
  const caption = document
    .getElementById(figure)
    ?.querySelector("figcaption")
    ?.firstChild?.textContent?.trim();
  description.textContent = words.shows(caption);
  (document.querySelector("main") ?? document.body).append(description);
  return description;
}

customElements.define("ply-show", ShowElement);

/** Where a figure is on the page, also while it lies over it. */
function placeOf(figure: HTMLElement): DOMRect {
  return (docking?.placeLeftBy(figure) ?? figure).getBoundingClientRect();
}
