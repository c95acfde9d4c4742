import { type Setting, showFigure } from "./registry.ts";

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
    bringIntoView(this.figure);
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

const elementOf = (figure: string) =>
  document.querySelector(`[data-figure="${CSS.escape(figure)}"]:not(ply-show, ply-live)`);

/** Scrolls only as far as it must, so that the phrase stays in view beside its figure where both fit. */
function bringIntoView(figure: string): void {
  const element = elementOf(figure);
  if (!element) return;
  const { top, bottom } = element.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top >= header && bottom <= innerHeight) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element.scrollIntoView({ block: "nearest", behavior: calm ? "auto" : "smooth" });
}

/** The hidden sentence that tells a screen reader what the button does: one for each figure. */
function descriptionOf(figure: string): Element {
  const id = `show-${figure}`;
  const known = document.getElementById(id);
  if (known) return known;
  const description = document.createElement("span");
  description.id = id;
  description.hidden = true;
  const label = elementOf(figure)?.getAttribute("aria-label");
  description.textContent = label ? `Shows this in the figure: ${label}` : "Shows this in the figure";
  (document.querySelector("main") ?? document.body).append(description);
  return description;
}

customElements.define("ply-show", ShowElement);
