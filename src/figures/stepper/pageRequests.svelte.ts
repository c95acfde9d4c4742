import {
  type Conventions,
  conventionalSetup,
  conventionsHere,
  isOwn,
  own,
} from "../../kit/conventions/conventions.ts";
import { noSuchStep } from "../../kit/conventions/words.ts";
import { sameSetup, setupIn } from "../../kit/run/setup.ts";
import { findStep } from "../../trace/index.ts";
import type { EditableTree } from "./editableTree.ts";
import type { Editor } from "./editor.svelte.ts";
import type { StepperState } from "./stepper.svelte.ts";
import type { StepperView } from "./stepper.ts";

/** What the page around a stepper asks of it: its prose, the link it was opened by, and the reader's own book. */
export class PageRequests {
  /** What the reader's book does otherwise. The server draws the notebook's own; a figure awake follows the book. */
  conventions = $state.raw<Conventions>(own);
  readonly #stepper: StepperState;
  readonly #editor: Editor;
  readonly #given: StepperView;
  /** The chapter's own tree, by whose keys the picture follows its nodes from one order to another. */
  readonly #own: EditableTree | undefined;

  constructor(stepper: StepperState, editor: Editor, given: StepperView) {
    this.#stepper = stepper;
    this.#editor = editor;
    this.#given = given;
    this.#own = stepper.tree;
  }

  /** All that a link holds. */
  get view(): StepperView {
    const { view, reveal, panel } = this.#stepper;
    return { ...view.setup, at: String(view.step), order: undefined, reveal, panel } as StepperView;
  }

  get notice(): string | undefined {
    return this.#stepper.notice;
  }
  set notice(notice: string | undefined) {
    this.#stepper.notice = notice;
  }

  /**
   * Prose speaks of the chapter's own tree: whatever the reader made of it gives way, and can be had back by undo. A link
   * says all by itself. Throws an Error where a link cannot be shown; then all stays as it was.
   */
  async show(view: StepperView, by: "phrase" | "link"): Promise<void> {
    const { order, at, reveal, panel } = view;
    const stepper = this.#stepper;
    if (by === "link") {
      this.conventions = conventionsHere(location.search);
      await stepper.open(setupIn(view), at);
    } else {
      const setup = conventionalSetup(setupIn(view), this.conventions);
      const isOrdered = order !== undefined && order !== "given";
      // From one order to another it goes at once: the order given on the way would be one that nobody asked for.
      const own = isOrdered && setup.tree === stepper.given.tree ? this.#own : undefined;
      if (!own) await this.#editor.change(setup);
      if (isOrdered) await this.#editor.reorder(order, own, own && setup);
      this.#goToNamed(at);
    }
    stepper.reveal = reveal;
    if (by === "link" || panel !== undefined) stepper.panel = panel;
  }

  /** What Reset brings back is what a link gave. */
  openedBy(view: StepperView): void {
    const setup = setupIn(view);
    const { run } = this.#stepper;
    const step = sameSetup(setup, run.setup) ? findStep(run.trace, view.at) : Number(view.at) || 0;
    this.#stepper.origin = { setup, step };
  }

  /** Searches what the chapter shows as the reader's book would. */
  followBook = async (): Promise<void> => {
    const stepper = this.#stepper;
    this.conventions = conventionsHere(location.search);
    const setup = conventionalSetup(stepper.given, this.conventions);
    if (sameSetup(setup, stepper.setup) || !(await stepper.apply({ setup }))) return;
    this.#goToNamed(this.#given.at);
    stepper.origin = stepper.view;
  };

  /** Prose names steps of the notebook's own searches; by the book's conventions there may be no such step. */
  #goToNamed(at: string): void {
    const stepper = this.#stepper;
    try {
      stepper.goToNamed(at);
    } catch (error) {
      if (isOwn(this.conventions)) throw error;
      stepper.last();
      stepper.notice = noSuchStep;
    }
  }
}
