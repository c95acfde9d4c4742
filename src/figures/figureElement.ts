import "../kit/figure/figure.css";
import { keptView } from "../kit/prose/keptView.ts";
import { registerFigure, showFigure } from "../kit/prose/registry.ts";
import { type Wakefulness, Waking } from "../kit/sleep/waking.ts";
import { messageOf } from "../kit/view/messageOf.ts";
import { type FigureName, figureNamed } from "./index.ts";

/**
 * <ply-figure data-kind data-said>: a figure that stands as the server drew it, or is yet to be drawn, until somebody
 * reaches for it: with the pointer, a finger, the keyboard, a phrase in the prose or a link. Only then is its code
 * fetched. `Figure.astro` writes it; a page that makes one itself gives it a kind, a name, and what is said of it, as the
 * parameters of a link.
 */
class FigureElement extends HTMLElement {
  #waking: Waking | undefined;
  #forget = () => {};

  connectedCallback(): void {
    const { name } = this;
    const root = this.querySelector("[data-awake]") ?? this.#frame();
    const waking = new Waking(root, {
      start: () => this.#start(root),
      tell: (state) => this.#say(root, state),
    });
    this.#waking = waking;
    this.#forget = registerFigure(name, {
      show: (setting) => void waking.wake().then(() => showFigure(name, setting)),
      facts: () => undefined,
      subscribe: () => () => {},
      element: root,
    });
    // Without scripts it would be a stop of the Tab key for nothing.
    root.querySelector("[data-keys]")?.setAttribute("tabindex", "0");
    if (new URLSearchParams(location.search).get("figure") === name || keptView(name)) void waking.wake();
  }

  disconnectedCallback(): void {
    this.#forget();
    this.#waking?.forget();
  }

  get name(): string {
    return this.dataset.name ?? this.dataset.kind!;
  }

  async #start(root: Element): Promise<() => void> {
    const said = Object.fromEntries(new URLSearchParams(this.dataset.said));
    const [kind, { bringToLife }, { default: Guarded }] = await Promise.all([
      figureNamed(this.dataset.kind as FigureName),
      import("../kit/sleep/bringToLife.ts"),
      import("../kit/figure/Guarded.svelte"),
    ]);
    const [{ default: inside }] = await Promise.all([kind.component(), kind.prepare?.(said)]);
    const inPlace = kind.place({ ...said, name: this.name });
    return bringToLife(Guarded, root, { inside, inPlace } as never);
  }

  #say(root: Element, state: Wakefulness): void {
    root.setAttribute("data-awake", String(state === "awake"));
    root.toggleAttribute("aria-busy", state === "waking");
    if (state === "waking") root.setAttribute("aria-busy", "true");
    if (typeof state === "object") root.replaceChildren(this.#complaint(root, state.failure));
  }

  /** As `Guarded.svelte` says what goes wrong inside of a figure; here its code itself is missing. */
  #complaint(root: Element, failure: unknown): Element {
    const box = document.createElement("div");
    box.className = "failed";
    box.role = "alert";
    const said = document.createElement("p");
    const what = document.createElement("b");
    what.textContent = "This figure cannot be shown.";
    said.append(what, ` ${messageOf(failure)}.`);
    const again = document.createElement("button");
    again.type = "button";
    again.textContent = "Try again";
    again.addEventListener("click", () => {
      root.replaceChildren();
      void this.#waking?.wake();
    });
    box.append(said, again);
    return box;
  }

  /** Where the server has drawn nothing. */
  #frame(): Element {
    const figure = document.createElement("figure");
    figure.className = "figure not-content";
    figure.id = this.name;
    const root = document.createElement("div");
    root.dataset.awake = "false";
    figure.append(root);
    this.append(figure);
    return root;
  }
}

customElements.define("ply-figure", FigureElement);
