import "../kit/figure/figure.css";
import { nearestWidth, pageWidth } from "../kit/figure/drawnWidths.ts";
import { saidIn } from "../kit/figure/view.ts";
import { isKept, registerFigure, showFigure } from "../kit/prose/registry.ts";
import { fetchStylesSoon } from "../kit/sleep/lateStyles.ts";
import { placeOnScreen } from "../kit/sleep/placeOnScreen.ts";
import { type Wakefulness, Waking } from "../kit/sleep/waking.ts";
import { whenNear } from "../kit/sleep/whenNear.ts";
import { messageOf } from "../kit/view/messageOf.ts";
import { type FigureName, figureNamed } from "./index.ts";
import * as words from "./words.ts";

/**
 * <ply-figure data-kind data-name data-said data-changed data-waits>: a figure that stands as the server drew it, or is yet to be
 * drawn, until somebody reaches for it: with the pointer, a finger, the keyboard, a phrase in the prose or a link. Only
 * then is its code fetched. `Figure.astro` writes it, with what the page says of it, as the parameters of a link; one that
 * a tool makes itself says nothing, and opens on what its kind declares, but for what is said to be changed.
 * One with `data-waits` is not woken in passing, but by what is done to it.
 * One that is not drawn wakes at once, or, folded in details, when they are opened.
 */
class FigureElement extends HTMLElement {
  #waking: Waking | undefined;
  #forget = () => {};
  /** For coming near. */
  #waitNoMore = () => {};
  /** Pixels for which the picture is drawn that stands there; `data-fitting` says that another is to take its place. */
  #width = pageWidth;

  connectedCallback(): void {
    const drawn = this.querySelector("[data-awake]");
    const folded = drawn ? null : this.closest("details:not([open])");
    if (folded) folded.addEventListener("toggle", () => this.#stand(this.#frame()), { once: true });
    else this.#stand(drawn ?? this.#frame());
  }

  #stand(root: Element): void {
    const { name } = this;
    const waking = new Waking(root, {
      fetch: () => this.#fetch(root),
      tell: (state) => this.#say(root, state),
      waits: this.#waits,
    });
    this.#waking = waking;
    this.#forget = registerFigure(name, {
      // Where it does not wake, it stays the one that is asked: asked again, it would ask itself for ever.
      show: (setting) => void waking.wake().then((awake) => awake && showFigure(name, setting)),
      facts: () => undefined,
      subscribe: () => () => {},
      element: root,
    });
    makeStop(root);
    if (isKept(name) || new URLSearchParams(location.search).get("figure") === name) void waking.wake();
    else void this.#fit(root);
  }

  /**
   * On a narrow screen the server's drawing for one takes the place of the page's. It is fetched at once, and put there when
   * the figure comes near: laid out before, it would cost what a page costs whose figures are all drawn twice.
   */
  async #fit(root: Element): Promise<void> {
    this.toggleAttribute("data-fitting", true);
    const width = nearestWidth((await placeOnScreen(root)).width);
    const html = width === this.#width ? undefined : await this.#drawingFor(width);
    const isThere = this.isConnected && !this.#waking?.begun;
    const put = () => {
      if (html && !this.#waking?.begun) this.#put(root, html, width);
      this.removeAttribute("data-fitting");
    };
    if (html && isThere) this.#waitNoMore = whenNear(root, put);
    else put();
  }

  /** The server's drawing for a width, where it has made one. Without a connection the page's own stays, only smaller. */
  async #drawingFor(width: number): Promise<string | undefined> {
    const from = this.getAttribute(`data-at-${width}`);
    // While the site is being written, no drawing has a file of its own.
    if (!from) return this.querySelector(`:scope > [data-width="${width}"]`)?.innerHTML;
    const answer = await fetch(from).catch(() => undefined);
    return answer?.ok ? answer.text() : undefined;
  }

  #put(root: Element, html: string, width: number): void {
    root.innerHTML = html;
    this.#width = width;
    makeStop(root);
  }

  disconnectedCallback(): void {
    this.#forget();
    this.#waitNoMore();
    this.#waking?.forget();
  }

  get #waits(): boolean {
    return this.hasAttribute("data-waits");
  }

  get name(): string {
    return this.dataset.name ?? this.dataset.kind!;
  }

  async #fetch(root: Element): Promise<() => () => void> {
    const [kind, { bringToLife }, { default: Guarded }] = await Promise.all([
      figureNamed(this.dataset.kind as FigureName),
      import("../kit/sleep/bringToLife.ts"),
      import("../kit/figure/Guarded.svelte"),
    ]);
    const { said, changed = "" } = this.dataset;
    const attributes =
      said === undefined
        ? { ...kind.opening, ...Object.fromEntries(new URLSearchParams(changed)) }
        : saidIn({ ...kind.fields, ...kind.looks }, new URLSearchParams(said));
    const [{ default: inside }] = await Promise.all([kind.component(), kind.prepare?.(attributes)]);
    const inPlace = kind.place({ ...attributes, name: this.name });
    return () => {
      takeBack(root);
      return bringToLife(Guarded, root, { inside, inPlace, width: this.#width });
    };
  }

  #say(root: Element, state: Wakefulness): void {
    root.setAttribute("data-awake", String(state === "awake"));
    if (state === "waking") root.setAttribute("aria-busy", "true");
    else root.removeAttribute("aria-busy");
    if (typeof state !== "object") return;
    takeBack(root);
    root.append(complaint(state.failure, root.firstElementChild !== null));
  }

  /** Where the server has drawn nothing. */
  #frame(): Element {
    const figure = document.createElement("figure");
    figure.classList.add("figure", "not-content");
    figure.id = this.name;
    const root = document.createElement("div");
    root.dataset.awake = "false";
    figure.append(root);
    this.append(figure);
    return root;
  }
}

/** The Tab key stops at it. Without scripts that would be a stop for nothing. */
const makeStop = (root: Element) => root.querySelector("[data-keys]")?.setAttribute("tabindex", "0");

/** Takes away what was said when it did not wake: it is none of the server's drawing. */
const takeBack = (root: Element) => root.querySelector(":scope > .failed")?.remove();

/** As browsers call it that code does not come: Chromium, Firefox, Safari. */
const missing = /dynamically imported module|Importing a module script failed|Unable to preload/i;

/** What keeps it from waking, below its picture where there is one. A click wakes it again. */
function complaint(failure: unknown, drawn: boolean): Element {
  const box = document.createElement("div");
  box.className = "failed";
  box.role = "alert";
  const said = document.createElement("p");
  const what = document.createElement("b");
  const why = messageOf(failure);
  what.textContent = words.notStarted(drawn);
  said.append(what, ` ${missing.test(why) ? words.checkConnection : `${why}.`}`);
  const again = document.createElement("button");
  again.type = "button";
  again.textContent = words.tryAgain;
  box.append(said, again);
  return box;
}

customElements.define("ply-figure", FigureElement);
fetchStylesSoon();
