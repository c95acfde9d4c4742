import type { PrintedForm } from "../../judge/printed/printed.ts";
import { textbookTree } from "../../kit/run/setup.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import type { Answer, Shown } from "./answer.ts";
import { type Draft, keepDraft, keptDraft } from "./draft.ts";

/** What a reader has pasted, and what came of comparing it. */
export class PrintedState {
  draft = $state.raw<Draft>({ tree: textbookTree, algorithm: "alphaBeta", text: "" });
  isKept = $state(true);
  /** The text that an example, or another tab, took the place of. */
  before = $state<string>();
  comparing = $state(false);
  answer = $state.raw<Answer>();
  shown = $state.raw<Shown>();
  failure = $state<string>();
  /** What was asked for last: an answer to anything before comes too late. */
  #asked: object | undefined;
  /** An example that is on its way: what is compared next is that. */
  #filling: Promise<boolean> | undefined;

  /** Goes on where the reader was. */
  open(): void {
    const kept = keptDraft();
    if (kept) this.draft = kept;
  }

  /** Goes on with what another tab has written meanwhile, so that neither writes over the other; what stood here can be taken back. */
  takeUp(): void {
    const kept = this.isKept ? keptDraft() : undefined;
    if (kept === undefined || JSON.stringify(kept) === JSON.stringify(this.draft)) return;
    if (kept.text !== this.draft.text) this.before ??= this.draft.text;
    this.draft = kept;
    this.#forget();
  }

  /** Takes what was typed; what was said of what stood there before is gone. */
  edit(changed: Partial<Draft>): void {
    this.#write(changed);
    this.before = undefined;
  }

  /** Puts what a wrong program would print into the field. */
  async example(form: PrintedForm): Promise<void> {
    this.#filling = this.#fill(form);
    // Where there is no example the tree is none, and that is said.
    if (!(await this.#filling)) await this.compare();
  }

  async #fill(form: PrintedForm): Promise<boolean> {
    try {
      const { example } = await import("./answer.ts");
      const before = this.draft.text;
      this.#write({ text: example(form, this.draft) });
      this.before = before.trim() === "" ? undefined : before;
      return true;
    } catch {
      return false;
    }
  }

  takeBack(): void {
    if (this.before !== undefined) this.edit({ text: this.before });
  }

  async compare(): Promise<void> {
    await this.#filling;
    this.#forget();
    const ask = {};
    this.#asked = ask;
    this.comparing = true;
    try {
      const { answer } = await import("./answer.ts");
      const found = await answer(this.draft);
      if (this.#asked === ask) this.answer = found;
    } catch (error) {
      if (this.#asked === ask) this.failure = messageOf(error);
    } finally {
      if (this.#asked === ask) this.comparing = false;
    }
  }

  async show(): Promise<void> {
    const { answer } = this;
    if (answer?.kind !== "verdict") return;
    const { shownOf } = await import("./answer.ts");
    if (this.answer === answer) this.shown = shownOf(answer.verdict);
  }

  #write(changed: Partial<Draft>): void {
    this.draft = { ...this.draft, ...changed };
    this.isKept = keepDraft(this.draft);
    this.#forget();
  }

  #forget(): void {
    this.#asked = undefined;
    this.comparing = false;
    this.answer = undefined;
    this.shown = undefined;
    this.failure = undefined;
  }
}
