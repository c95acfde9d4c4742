import { readProgress } from "../tools/check/keepProgress.ts";
import * as words from "./words.ts";

/** <ply-progress data-chapter="minimax">: how far the reader came in a chapter's check; empty before the first answer. */
class ProgressElement extends HTMLElement {
  connectedCallback() {
    const progress = readProgress()[this.dataset.chapter!];
    if (!progress) return;
    const { solved, of } = progress;
    this.classList.toggle("all", solved === of);
    this.textContent = words.progress(solved, of);
  }
}

customElements.define("ply-progress", ProgressElement);
