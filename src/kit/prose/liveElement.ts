import { followFigure } from "./registry.ts";

/**
 * <ply-live>: a number in the prose that follows its figure; until then it keeps what the build computed. Where the
 * figure no longer has such a number, such as of a third action where there are two, a dash stands in its place.
 */
class LiveElement extends HTMLElement {
  private unfollow: (() => void) | undefined;

  connectedCallback() {
    const { figure, value } = this.dataset;
    this.unfollow = followFigure(figure!, (facts) => {
      const text = facts[value!] ?? "–";
      if (text !== this.textContent) this.textContent = text;
    });
  }

  disconnectedCallback() {
    this.unfollow?.();
  }
}

customElements.define("ply-live", LiveElement);
