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
  if (fits || unseen || seen()) {
    undock();
    if (fits || unseen) scrollBy({ top: way(), behavior: motion() });
  } else dock(figure, phrase, seen);
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

/**
 * A figure that comes to the reader: it lies over the lower part of the screen while its own place is out of sight, so
 * that a phrase and what it shows are seen together. One figure of a page at most does so.
 */
let docked:
  | {
      readonly figure: HTMLElement;
      readonly place: HTMLElement;
      readonly end: () => void;
      /** What it came for: the task or the paragraph that was being read. */
      text: Element;
    }
  | undefined;

/** What a figure holds for phrases alone to speak of: code that stands below its trees. */
const codeIn = (figure: HTMLElement) => figure.querySelector<HTMLElement>(".codes");

/** Where on the page a figure is, or its code, also while it lies over the page. */
function placeOf(figure: HTMLElement): DOMRect {
  const place = (docked?.figure === figure ? docked.place : figure).getBoundingClientRect();
  const code = codeIn(figure)?.getBoundingClientRect();
  if (!code) return place;
  // On the screen it stands as far from its place as all of the figure.
  code.y += place.y - figure.getBoundingClientRect().y + figure.scrollTop;
  return code;
}

/** Takes the docked figure back to its place, if there is one. */
function undock(): void {
  docked?.end();
  docked = undefined;
}

/**
 * Docks a figure for as long as its place is not `inSight` and the text around `phrase` is, or until the reader sends it
 * back; `phrase` stays in view above it.
 */
function dock(figure: HTMLElement, phrase: HTMLElement, inSight: () => boolean): void {
  const text = phrase.closest(".try") ?? phrase.parentElement ?? phrase;
  if (docked?.figure !== figure) {
    undock();
    docked = { figure, text, ...lay(figure, inSight) };
  }
  docked.text = text;
  // The picture matters, not the buttons above it.
  const picture = codeIn(figure) ?? [...figure.querySelectorAll("svg")].find((svg) => svg.clientHeight > 100);
  figure.scrollTop = 0;
  if (picture && figure.scrollHeight > figure.clientHeight + 1)
    figure.scrollTop = picture.getBoundingClientRect().top - figure.getBoundingClientRect().top - 8;
  const free = figure.getBoundingClientRect().top - 60;
  const { bottom } = phrase.getBoundingClientRect();
  if (bottom > free) scrollBy({ top: bottom - free, behavior: motion() });
}

/** Lays the figure over the page, and returns the place of its size that is left behind, and what takes it back. */
function lay(figure: HTMLElement, inSight: () => boolean): { place: HTMLElement; end: () => void } {
  const place = document.createElement("div");
  // Its computed height has fractions of a pixel.
  const { height, marginTop, marginBottom } = getComputedStyle(figure);
  Object.assign(place.style, { height, marginTop, marginBottom });
  // Within its island an element more is not what the server wrote, and the figure may have yet to come to life.
  (figure.closest("astro-island, ply-figure") ?? figure).before(place);
  const bar = document.createElement("div");
  bar.className = "dock-bar not-content";
  bar.append(
    button(words.goToFigure, () => {
      undock();
      figure.scrollIntoView({ block: "start", behavior: motion() });
    }),
    button(words.putBack, undock),
  );
  document.body.append(bar);
  figure.classList.add("docked");
  const measure = () => {
    const { left, width } = place.getBoundingClientRect();
    Object.assign(figure.style, { left: `${left}px`, width: `${width}px` });
    const height = `${figure.offsetHeight}px`;
    Object.assign(bar.style, { left: `${left}px`, width: `${width}px`, bottom: height });
    // What gets the focus by a key is not to lie below.
    document.documentElement.style.scrollPaddingBottom = `calc(${height} + 3rem)`;
  };
  measure();
  const sizes = new ResizeObserver(measure);
  for (const element of [figure, place]) sizes.observe(element);
  // Who has read on would find it over whatever comes next.
  const seen = () => (inSight() || isPast(docked?.text)) && undock();
  const leave = ({ key, defaultPrevented }: KeyboardEvent) =>
    key === "Escape" && !defaultPrevented && undock();
  const heard = new AbortController();
  const { signal } = heard;
  addEventListener("scroll", seen, { passive: true, signal });
  addEventListener("keydown", leave, { signal });
  const end = () => {
    heard.abort();
    sizes.disconnect();
    figure.classList.remove("docked");
    Object.assign(figure.style, { left: "", width: "" });
    document.documentElement.style.scrollPaddingBottom = "";
    bar.remove();
    place.remove();
  };
  return { place, end };
}

/** Whether a text has left the screen, above or below. */
function isPast(text: Element | undefined): boolean {
  if (!text) return false;
  const { top, bottom } = text.getBoundingClientRect();
  return bottom <= 0 || top >= innerHeight;
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", press);
  return made;
}

/** How the page moves for this reader. */
const motion = (): ScrollBehavior =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
