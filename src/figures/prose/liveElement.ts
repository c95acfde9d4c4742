import { followFigure } from "./registry.ts";

/** <ply-live>: a number in the prose that follows its figure; until then it keeps what the build computed. */
class LiveElement extends HTMLElement {
  private unfollow: (() => void) | undefined;

  connectedCallback() {
    const { figure, value } = this.dataset;
    this.unfollow = followFigure(figure!, (facts) => {
      const text = facts[value!];
      if (text !== undefined && text !== this.textContent) this.textContent = text;
    });
  }

  disconnectedCallback() {
    this.unfollow?.();
  }
}

customElements.define("ply-live", LiveElement);
