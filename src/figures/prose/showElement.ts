import { type Setting, showFigure } from "./registry.ts";
import { offerWayBack } from "./wayBack.ts";

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

  disconnectedCallback() {
    this.removeEventListener("click", this.press);
    this.removeEventListener("keydown", this.key);
    this.removeEventListener("keyup", this.key);
  }

  get figure(): string {
    return this.dataset.figure!;
  }

  private press = () => {
    showFigure(this.figure, JSON.parse(this.dataset.setting!) as Setting);
    bringIntoView(this.figure, this);
  };

  /** As a button's own: Enter acts when it goes down, Space when it comes up. */
  private key = (event: KeyboardEvent) => {
    if (event.key === " ") event.preventDefault();
    if (event.repeat) return;
    if (
      (event.key === "Enter" && event.type === "keydown") ||
      (event.key === " " && event.type === "keyup")
    ) {
      event.preventDefault();
      this.press();
    }
  };
}

/**
 * Scrolls only as far as it must, so that the phrase stays in view beside its figure where both fit. Where they do not,
 * a button leads back to the phrase.
 */
function bringIntoView(figure: string, phrase: HTMLElement): void {
  // A figure stands under its name as an id, awake or not.
  const element = document.getElementById(figure);
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  // Of a figure that is taller than the screen the upper part matters: there is its tree.
  const tall = bottom - top > innerHeight - header;
  if (top >= header && (tall ? top < innerHeight / 2 : bottom <= innerHeight)) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const behavior = calm ? "auto" : "smooth";
  const said = phrase.getBoundingClientRect();
  const way = tall || top < header ? top - header : bottom - innerHeight;
  if (said.top - way > innerHeight || said.bottom - way < header) offerWayBack(phrase, behavior);
  element.scrollIntoView({ block: tall ? "start" : "nearest", behavior });
}

/** The hidden sentence that tells a screen reader what the button does: one for each figure. */
function descriptionOf(figure: string): Element {
  const id = `show-${figure}`;
  const known = document.getElementById(id);
  if (known) return known;
  const description = document.createElement("span");
  description.id = id;
  description.hidden = true;
  const caption = document.getElementById(figure)?.querySelector("figcaption")?.textContent;
  description.textContent = caption ? `Shows this in the figure: ${caption}` : "Shows this in the figure";
  (document.querySelector("main") ?? document.body).append(description);
  return description;
}

customElements.define("ply-show", ShowElement);
