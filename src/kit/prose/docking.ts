import { isStill } from "../style/isStill.ts";
import * as words from "./words.ts";

/**
 * A figure that comes to the reader: it lies over the lower part of the screen while its own place is out of sight, so
 * that a phrase and what it shows are seen together. One figure of a page at most does so.
 */
let docked:
  | {
      readonly figure: HTMLElement;
      readonly place: HTMLElement;
      readonly bar: HTMLElement;
      /** Says what the figure says, where that is out of sight. */
      readonly tell: () => void;
      readonly end: () => void;
      /** What it came for: the task or the paragraph that was being read. */
      text: Element;
    }
  | undefined;

/** The place of its size that a figure has left behind while it lies over the page; undefined where it is in its own. */
export const placeLeftBy = (figure: HTMLElement): HTMLElement | undefined =>
  docked?.figure === figure ? docked.place : undefined;

/** Takes the docked figure back to its place, if there is one. */
export function undock(): void {
  docked?.end();
  docked = undefined;
}

/**
 * Docks a figure for as long as its place is not `inSight` and the text around `phrase` is, or until the reader sends it
 * back; `phrase` stays in view above it.
 */
export function dock(figure: HTMLElement, phrase: HTMLElement, inSight: () => boolean): void {
  const text = phrase.closest(".try") ?? phrase.parentElement ?? phrase;
  if (docked?.figure !== figure) {
    undock();
    docked = { figure, text, ...lay(figure, inSight) };
  }
  docked.text = text;
  // A tree matters, not the buttons above it. What other figures tell first stands at their top.
  const picture = figure.querySelector("svg:has([role=tree])");
  figure.scrollTop = 0;
  if (picture && figure.scrollHeight > figure.clientHeight + 1)
    figure.scrollTop = picture.getBoundingClientRect().top - figure.getBoundingClientRect().top - 8;
  docked.tell();
  const free = docked.bar.getBoundingClientRect().top - 14;
  const { bottom } = phrase.getBoundingClientRect();
  if (bottom > free) scrollBy({ top: bottom - free, behavior: motion() });
}

/** Lays the figure over the page: the place of its size that is left behind, the bar above it, and what takes it back. */
function lay(figure: HTMLElement, inSight: () => boolean) {
  const place = document.createElement("div");
  // As wide as figures are, not as text is.
  place.className = "wide";
  // Its computed height has fractions of a pixel.
  const { height, marginTop, marginBottom } = getComputedStyle(figure);
  Object.assign(place.style, { height, marginTop, marginBottom });
  // Within its island an element more is not what the server wrote, and the figure may have yet to come to life.
  (figure.closest("astro-island, ply-figure") ?? figure).before(place);
  const bar = document.createElement("div");
  bar.className = "dock-bar not-content";
  const { echo, tell, ...telling } = echoOf(figure);
  bar.append(
    echo,
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
    tell();
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
    telling.end();
    sizes.disconnect();
    figure.classList.remove("docked");
    Object.assign(figure.style, { left: "", width: "" });
    document.documentElement.style.scrollPaddingBottom = "";
    bar.remove();
    place.remove();
  };
  return { place, bar, tell, end };
}

/**
 * What a figure says stands below its picture. Where a large one has no room for both, the bar above it says the same, to
 * the eye alone: who listens hears the figure.
 */
function echoOf(figure: HTMLElement): { echo: HTMLElement; tell: () => void; end: () => void } {
  const echo = document.createElement("p");
  echo.ariaHidden = "true";
  const live = figure.querySelectorAll(".say[aria-live], .say > [aria-live]");
  // Two searches side by side say two things, each below its own tree.
  if (live.length !== 1) return { echo, tell: () => {}, end: () => {} };
  const [said] = live;
  const tell = () => {
    const isBelow = said.getBoundingClientRect().bottom > innerHeight + 1;
    echo.replaceChildren(...(isBelow ? said.cloneNode(true).childNodes : []));
  };
  const changes = new MutationObserver(tell);
  changes.observe(said, { subtree: true, childList: true, characterData: true });
  figure.addEventListener("scroll", tell, { passive: true });
  const end = () => {
    changes.disconnect();
    figure.removeEventListener("scroll", tell);
  };
  return { echo, tell, end };
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
const motion = (): ScrollBehavior => (isStill() ? "auto" : "smooth");
