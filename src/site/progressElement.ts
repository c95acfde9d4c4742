import { chapterSearches } from "../tools/beTheSearch/chapterSearches.ts";
import { isMastered, keptSkills, unpractised } from "../tools/beTheSearch/skills.ts";
import { readProgress } from "../tools/check/keepProgress.ts";
import * as words from "./words.ts";

/**
 * <ply-progress data-chapter="minimax">: how far the reader came in a chapter's check, and whether its search is mastered;
 * empty before the first answer.
 */
class ProgressElement extends HTMLElement {
  connectedCallback() {
    const chapter = this.dataset.chapter!;
    const progress = readProgress()[chapter];
    const skills = keptSkills();
    const mastered =
      chapterSearches[chapter]?.every((name) => isMastered(skills[name] ?? unpractised)) ?? false;
    this.classList.toggle("all", progress !== undefined && progress.solved === progress.of);
    const said = [progress && words.progress(progress.solved, progress.of), mastered && words.mastered];
    this.textContent = said.filter(Boolean).join(", ");
  }
}

customElements.define("ply-progress", ProgressElement);
