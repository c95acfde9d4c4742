import { keptSite } from "./keptSite.ts";
import * as words from "./words.ts";

/**
 * <ply-offline>: says what this browser keeps of the site, how far it is, and what kept it from it; with the buttons to save
 * it, to remove it, and to open a newer version. It may stand on a page more than once.
 */
class OfflineElement extends HTMLElement {
  readonly #said = Object.assign(document.createElement("span"), { tabIndex: -1 });
  readonly #bar = document.createElement("progress");
  readonly #numbers = document.createElement("span");
  readonly #buttons = document.createElement("span");
  #leave: (() => void) | undefined;

  connectedCallback() {
    this.#bar.setAttribute("aria-label", words.saving);
    this.#numbers.className = "numbers";
    this.#buttons.className = "by-hand";
    this.replaceChildren(this.#said, this.#bar, this.#numbers, this.#buttons);
    this.#leave = keptSite.follow(() => this.#show());
  }

  disconnectedCallback() {
    this.#leave?.();
  }

  #show(): void {
    const { state, newer } = keptSite;
    this.#say(this.#sentence());
    this.#bar.hidden = state.is !== "fetching";
    this.#numbers.textContent = "";
    if (state.is === "fetching" && state.of > 0) {
      this.#bar.value = state.done / state.of;
      this.#numbers.textContent = words.progress(state.done, state.of);
    }
    const buttons: [string, () => void][] = [];
    if (state.is === "kept" && newer) buttons.push([words.takeNewer, () => keptSite.takeNewer()]);
    if (state.is === "kept") buttons.push([words.remove, () => void keptSite.remove()]);
    if (state.is === "absent" || state.is === "removed")
      buttons.push([words.save, () => void keptSite.save()]);
    if (state.is === "hindered") buttons.push([words.saveAgain, () => void keptSite.save()]);
    this.#offer(buttons);
    if (state.is === "absent" && this.#numbers.textContent === "") void this.#tellCost();
  }

  #sentence(): string {
    const { state, newer } = keptSite;
    if (state.is === "fetching") return words.saving;
    if (state.is === "kept") return newer ? words.newer : words.kept(state.of);
    if (state.is === "hindered") return words.hindered(state.by, state.done, state.of);
    if (state.is === "removed") return words.removed;
    if (state.is === "absent") return words.absent;
    return state.is === "unable" ? words.unable : "";
  }

  /** Says it aloud only after the reader has pressed something: else each page would begin with it. */
  #say(sentence: string): void {
    if (this.#said.textContent !== sentence) this.#said.textContent = sentence;
  }

  /** The same buttons stay what they are: one of them may have the focus. */
  #offer(buttons: readonly [string, () => void][]): void {
    const shown = [...this.#buttons.children].map(({ textContent }) => textContent);
    if (shown.join("\n") === buttons.map(([label]) => label).join("\n")) return;
    const focused = this.#buttons.contains(document.activeElement);
    this.#buttons.replaceChildren(
      ...buttons.map(([label, press]) => {
        const button = document.createElement("button");
        Object.assign(button, { type: "button", textContent: label });
        button.classList.add("control", "small");
        button.addEventListener("click", () => {
          this.#said.role = "status";
          press();
        });
        return button;
      }),
    );
    if (focused) this.#said.focus();
  }

  async #tellCost(): Promise<void> {
    const size = await keptSite.size();
    if (size && keptSite.state.is === "absent")
      this.#numbers.textContent = words.cost(size.fetched, size.kept);
  }
}

customElements.define("ply-offline", OfflineElement);
