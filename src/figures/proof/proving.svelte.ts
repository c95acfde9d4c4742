import type { Said } from "../../kit/figure/view.ts";
import { plainly, type Words } from "../../kit/narration/words.ts";
import type { Stepping } from "../../kit/player/player.svelte.ts";
import { History } from "../../kit/undo/history.svelte.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { refusedAt } from "../../kit/view/refusedAt.ts";
import { findProofStep, proofKinds } from "../../trace/bestFirst/proofTrace.ts";
import { lastPhaseEnd, nextPhaseEnd, roundsOn } from "../../trace/core/rounds.ts";
import { type ProofView, proof } from "./proof.ts";
import { type ProofRun, positionAt, runProof } from "./proofRun.ts";
import { sayProof } from "./words.ts";

/** What a reader types. */
export type TypedField = "subject" | "goal" | "budget";

/** So many steps of a long search are looked at for the longest sentence. */
const mostSaid = 150;

/** A search for a proof, shown at a step, and all that a reader can do to it. */
export class Proving implements Stepping {
  /** The page's own view, to come back to. */
  readonly given: ProofView;
  #run = $state.raw() as ProofRun;
  #history = new History<ProofView>();
  step = $state(0);
  errors = $state.raw<Readonly<Partial<Record<TypedField, string>>>>({});
  /** Where in the subject's text it is wrong, counted from 0, as far as that is known. */
  errorAt = $state<number>();
  /** Something to know that is no error in the input, such as a broken link. */
  notice = $state<string>();
  readonly stopsHere = false;

  constructor(view: ProofView) {
    this.given = view;
    this.#run = runProof(view);
    this.step = findProofStep(this.#run.trace, view.at);
  }

  readonly sentence: readonly Words[] = $derived.by(() => sayProof(this.#run, this.step));
  /** Long enough for what most steps have to say. */
  readonly longestSentence: string = $derived.by(() => {
    const stride = Math.max(1, Math.floor(this.length / mostSaid));
    const steps = Array.from({ length: Math.floor(this.length / stride) + 1 }, (_, index) => index * stride);
    const said = [...steps, this.length].map((step) => plainly(sayProof(this.#run, step)));
    return said.reduce((one, other) => (other.length > one.length ? other : one), "");
  });
  /** The node that the step tells of. */
  readonly node: number = $derived.by(() => this.#run.trace.nodeAt(this.step));
  readonly position: unknown = $derived.by(() => positionAt(this.#run, this.node));

  get run(): ProofRun {
    return this.#run;
  }

  get length(): number {
    return this.#run.trace.length;
  }

  get view(): ProofView {
    return { ...this.#run.view, at: String(this.step) };
  }

  goTo = (step: number) => {
    this.step = Math.max(0, Math.min(this.length, step));
  };
  first = () => this.goTo(0);
  back = () => this.goTo(this.step - 1);
  forward = () => this.goTo(this.step + 1);
  last = () => this.goTo(this.length);
  over = () => this.goTo(roundsOn(this.#run.trace, this.step, 1));
  backOver = () => this.goTo(roundsOn(this.#run.trace, this.step, -1));
  into = () => this.goTo(nextPhaseEnd(this.#run.trace, this.step));
  out = () => this.goTo(lastPhaseEnd(this.#run.trace, this.step));

  /** To the next step that tells of a node; after the last one, to the first. */
  tell(node: number): void {
    const steps = [...this.#run.trace.history(...proofKinds).row(node)];
    this.goTo(steps.find((step) => step > this.step) ?? steps[0]);
  }

  /**
   * Searches with what is said of some fields, in words that their readers take. Where it was at the end, it is at the end
   * again, so that another goal is another answer. What is wrong is said of the field, and all stays as it was.
   */
  change(said: Said, field: TypedField = "subject"): void {
    try {
      const before = this.view;
      const view = proof.over(before, said);
      if (isSame(view, before)) {
        this.errors = {};
        return;
      }
      const wasAtEnd = this.step === this.length;
      this.#set({ ...view, at: wasAtEnd ? "end" : "start" });
      this.#history.remember(before);
    } catch (error) {
      this.errors = { ...this.errors, [field]: messageOf(error) };
      if (field === "subject") this.errorAt = refusedAt(error);
    }
  }

  typeSubject = (text: string): void =>
    this.change(this.#run.tree === undefined ? { position: text } : { tree: text });
  typeGoal = (text: string): void => this.change({ goal: text }, "goal");
  typeBudget = (text: string): void => this.change({ budget: text }, "budget");
  /** Searches the position after a move from the one that is shown. */
  play = (move: unknown): void => {
    const { game } = this.#run;
    this.change({ position: game.write(game.play(this.position, move)) });
  };

  forget = (): void => {
    this.errors = {};
  };

  undo = (): void => this.#go(this.#history.undo(this.view));
  redo = (): void => this.#go(this.#history.redo(this.view));

  get canUndo(): boolean {
    return this.#history.canUndo;
  }

  get canRedo(): boolean {
    return this.#history.canRedo;
  }

  reset = (): void => this.show(this.given);

  /** Shows a view. Throws where it cannot be searched or has no such step, and then changes nothing. */
  show = (view: ProofView): void => {
    const before = this.view;
    this.#set(view);
    if (!isSame(view, before)) this.#history.remember(before);
    this.notice = undefined;
  };

  #go(view: ProofView | undefined): void {
    if (view !== undefined) this.#set(view);
  }

  #set(view: ProofView): void {
    const run = runProof(view);
    const step = findProofStep(run.trace, view.at);
    this.#run = run;
    this.step = step;
    this.errors = {};
  }
}

/** Whether two views search the same, whatever the step. */
const isSame = (one: ProofView, other: ProofView): boolean =>
  proof.write({ ...one, at: "" }).toString() === proof.write({ ...other, at: "" }).toString();
