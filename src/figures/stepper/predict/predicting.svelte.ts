import { formatValue } from "../../../drawing/formatValue.ts";
import { isNear } from "../../../kit/byHand/procedures/procedure.ts";
import { readJson } from "../../../kit/kept/readJson.ts";
import { type Reply, replyTo } from "../../../kit/questions/answer.ts";
import { askQuestion } from "../../../kit/questions/askQuestion.ts";
import type { Asked } from "../../../kit/questions/question.ts";
import type { Run } from "../../../kit/run/run.ts";
import type { StepperState } from "../stepper.svelte.ts";
import { type Prediction, predictionsOf } from "./quizQuestions.ts";

/** What was answered so far in one run, by the question's number: whether it was right at once, and what was tried. */
interface Kept {
  readonly run: Run | undefined;
  readonly given: ReadonlyMap<number, boolean>;
  readonly tried: ReadonlyMap<number, readonly string[]>;
}
const nothing: Kept = { run: undefined, given: new Map(), tried: new Map() };

/** The questions that stand between a reader and the next step of a figure, while the figure is to be predicted. */
export class Predicting {
  readonly #stepper: StepperState;
  #kept = $state.raw<Kept>(nothing);
  #reply = $state.raw<{ readonly reply: Reply; readonly step: number; readonly run: Run }>();

  /**
   * Begins where the figure stands, or at its start where nothing is left to ask from there on.
   *
   * @param written what was answered before, as `written` said it: then it goes on where the figure stands
   */
  constructor(stepper: StepperState, written?: string) {
    this.#stepper = stepper;
    stepper.reveal = false;
    stepper.limit = (from, to) => this.#limit(from, to);
    if (written !== undefined) this.#goOn(written);
    else if (!this.predictions.some(({ step }) => step >= stepper.step)) stepper.first();
  }

  readonly predictions: readonly Prediction[] = $derived.by(() => predictionsOf(this.#stepper.run));
  readonly #here = $derived.by(() => (this.#kept.run === this.#stepper.run ? this.#kept : nothing));
  readonly #given = $derived.by(() => this.#here.given);
  readonly #open: number = $derived.by(() =>
    this.predictions.findIndex(({ step }, at) => step === this.#stepper.step && !this.#given.has(at)),
  );
  /** What is asked at this step. */
  readonly asked: Asked | undefined = $derived.by(() => {
    const open = this.predictions[this.#open];
    return open && askQuestion(open.question);
  });
  /** What is said to the last answer, for as long as the figure stands where it took it. */
  readonly reply: Reply | undefined = $derived.by(() => {
    const { run, step } = this.#stepper;
    return this.#reply?.step === step && this.#reply.run === run ? this.#reply.reply : undefined;
  });
  readonly answered: number = $derived.by(() => this.#given.size);
  readonly right: number = $derived.by(() => [...this.#given.values()].filter(Boolean).length);
  readonly isOver: boolean = $derived.by(() => this.answered === this.predictions.length);

  /** All that was answered, as a text. */
  get written(): string {
    return JSON.stringify({ given: [...this.#given], tried: [...this.#here.tried] });
  }

  #goOn(written: string): void {
    const { given, tried } = Object(readJson(written)) as Partial<
      Readonly<Record<"given" | "tried", unknown>>
    >;
    const asked = (answers: unknown): [number, unknown][] =>
      Array.isArray(answers) ? answers.filter((one) => Array.isArray(one) && one[0] in this.predictions) : [];
    this.#keep({
      given: new Map(asked(given).map(([at, isRight]) => [at, isRight === true])),
      tried: new Map(asked(tried).map(([at, keys]) => [at, Array.isArray(keys) ? keys.map(String) : []])),
    });
  }

  /** Takes an answer. Where there are but two, it is settled either way; a wrong number may be tried again. */
  give(key: string): void {
    const { asked } = this;
    if (asked === undefined) return;
    const tries = [...(this.#here.tried.get(this.#open) ?? []), key];
    const isRight = key === asked.answer;
    const isSettled = isRight || asked.options !== undefined;
    const reply = replyTo(asked, { tries, draft: "", solved: isRight, shown: false });
    if (!isSettled) {
      this.#keep({ tried: new Map([...this.#here.tried, [this.#open, tries]]) });
      this.#say(reply);
      return;
    }
    this.#settle(asked, isRight && tries.length === 1);
    this.#say(isRight ? reply : { kind: "wrong", sentences: [asked.verdict] });
  }

  /** Takes a number. A mean may be rounded to two decimals. */
  giveNumber(value: number): void {
    const { run, ring } = this.asked?.scene ?? {};
    const isRounded = run?.chance && ring !== undefined && isNear(value, run.measures.truth[ring]);
    this.give(isRounded ? this.asked!.answer : formatValue(value));
  }

  /** Gives the answer away. */
  show(): void {
    const { asked } = this;
    if (asked === undefined) return;
    this.#settle(asked, false);
    this.#say(replyTo(asked, { tries: [], draft: "", solved: false, shown: true }));
  }

  /** Forgets the answers and goes to the start. */
  restart(): void {
    this.#kept = nothing;
    this.#stepper.first();
  }

  /** The figure may be stepped freely again. */
  end(): void {
    this.#stepper.limit = undefined;
  }

  #settle(asked: Asked, isRight: boolean): void {
    const stepper = this.#stepper;
    this.#keep({ given: new Map([...this.#given, [this.#open, isRight]]) });
    // Two answers: what happens is shown. A value comes by itself, at a later step.
    if (asked.options && asked.scene) stepper.goTo(asked.scene.decides);
  }

  #keep(more: Partial<Kept>): void {
    this.#kept = { ...this.#here, run: this.#stepper.run, ...more };
  }

  #say(reply: Reply | undefined): void {
    const { step, run } = this.#stepper;
    this.#reply = reply && { reply, step, run };
  }

  #limit(from: number, to: number): number {
    const next = this.predictions.find(({ step }, at) => step >= from && step < to && !this.#given.has(at));
    return next?.step ?? to;
  }
}
