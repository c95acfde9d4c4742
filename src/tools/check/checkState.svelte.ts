import { formatValue } from "../../drawing/formatValue.ts";
import {
  type Answer,
  begunAnew,
  isSettled,
  type Reply,
  replyTo,
  unanswered,
} from "../../kit/questions/answer.ts";
import { askQuestion } from "../../kit/questions/askQuestion.ts";
import { type Asked, mayBeRounded, type Question } from "../../kit/questions/question.ts";
import { setupOf } from "../../kit/run/setup.ts";
import { readNumber } from "../../kit/view/readFields.ts";
import { type AnswerKeeper, browserKeeper } from "./answerKeeper.ts";
import * as words from "./words.ts";

/** The questions of a chapter, the one that stands there now, and what was answered. */
export class CheckState {
  readonly chapter: string;
  readonly questions: readonly Question[];
  /** The question shown; as many as there are questions stands for the summary behind them. */
  index = $state(0);
  answers = $state.raw<readonly Answer[]>([]);
  /** What is wrong with the text typed, if it is no number. */
  error = $state<string>();
  /** Counts how often the answers were taken up or thrown away: what shows them then begins anew. */
  round = $state(0);
  /** Whether what is answered is kept. */
  keeps = $state(true);

  /** A fresh question in the place of the one that is settled, and what was answered to it: for practice, and not kept. */
  another = $state.raw<{ readonly question: Question; readonly answer: Answer }>();

  readonly #asked = new Map<Question, Asked>();
  readonly #keeper: AnswerKeeper;

  /** `owner` is for whom an exercise was made; answers are kept in this browser unless another keeper is given. */
  constructor(
    chapter: string,
    questions: readonly Question[],
    owner?: string,
    keeper: AnswerKeeper = browserKeeper(owner),
  ) {
    this.chapter = chapter;
    this.#keeper = keeper;
    this.questions = questions;
    this.answers = questions.map(() => unanswered);
  }

  readonly question: Question | undefined = $derived.by(
    () => this.another?.question ?? this.questions[this.index],
  );
  readonly asked: Asked | undefined = $derived.by(() => this.#ask(this.question));
  /** The other questions about the same search that are still open, and the steps that would answer them. */
  readonly #open: readonly { readonly index: number; readonly decides: number }[] = $derived.by(() => {
    const search = searchOf(this.question);
    if (search === undefined || this.another) return [];
    return this.questions.flatMap((question, index) =>
      index === this.index || isSettled(this.answers[index]) || searchOf(question) !== search
        ? []
        : [{ index, decides: this.#ask(question)!.scene!.decides }],
    );
  });
  /** The open question that must come before, since this one's picture would answer it. */
  readonly first: number | undefined = $derived.by(() => {
    const at = this.asked?.scene?.at ?? 0;
    return this.settled ? undefined : this.#open.find(({ decides }) => decides <= at)?.index;
  });
  readonly answer: Answer = $derived.by(() => this.another?.answer ?? this.answers[this.index] ?? unanswered);
  readonly settled: boolean = $derived.by(() => isSettled(this.answer));
  readonly reply: Reply | undefined = $derived.by(() => this.asked && replyTo(this.asked, this.answer));
  readonly solved: number = $derived.by(() => this.answers.filter(({ solved }) => solved).length);

  /** Whether the search may be shown up to this step, since no question that is still open is answered by then. */
  mayShow = (step: number): boolean => this.#open.every(({ decides }) => decides > step);

  #ask(question: Question | undefined): Asked | undefined {
    if (question === undefined) return undefined;
    const asked = this.#asked.get(question) ?? askQuestion(question);
    this.#asked.set(question, asked);
    return asked;
  }

  /** Takes up what another tab has kept, so that nothing here is written over it. The question shown stays where it stands. */
  takeUp(): void {
    const kept = this.keeps && this.#keeper.read(this.chapter, this.questions);
    if (!kept) return;
    const { settled } = this;
    this.answers = kept;
    if (this.settled !== settled) this.round++;
  }

  /** Takes up what was kept of who answers now, at the first question that is still open. */
  restore(): void {
    this.keeps = this.#keeper.keeps();
    const kept = this.#keeper.read(this.chapter, this.questions);
    if (kept === undefined) return;
    this.answers = kept;
    this.round++;
    const open = kept.findIndex((answer) => !isSettled(answer));
    if (open >= 0) this.index = open;
    else if (kept.length > 1) this.index = kept.length;
  }

  goTo(index: number): void {
    this.error = undefined;
    this.another = undefined;
    this.index = Math.max(0, Math.min(this.questions.length, index));
  }

  /** Remembers what is in the field, or which option is chosen, checked or not. */
  type(draft: string): void {
    this.error = undefined;
    this.#answer({ draft });
  }

  /** Grades what is in the field, or says that it is no number; among options, the one that is chosen. */
  check(): void {
    const draft = this.answer.draft.trim();
    if (this.asked?.options) {
      if (draft === "") this.error = words.chooseFirst;
      else this.give(draft);
      return;
    }
    const given = givenAs(this.asked!, draft);
    if (given !== undefined) this.give(given);
    else if (draft === "") this.error = words.typeFirst;
    else this.error = words.noNumber(draft);
  }

  /** Grades an answer: an option's key, or a number as figures print it. */
  give(given: string): void {
    if (!this.asked) return;
    this.error = undefined;
    const { tries, solved, shown } = this.answer;
    const right = given === this.asked.answer;
    this.#answer({ tries: [...tries, given], solved: solved || (right && !shown) });
  }

  /** Gives the answer away; the question no longer counts as solved. */
  show(): void {
    this.error = undefined;
    this.#answer({ shown: true });
  }

  /** Whether there is another one: the question is about a tree. */
  get hasAnother(): boolean {
    const question = this.questions[this.index];
    return searchOf(question) !== undefined && "tree" in question && question.tree !== undefined;
  }

  /** Asks the same of another tree; nothing is done where there is none such. */
  async askAnother(seed: string): Promise<void> {
    const { index, questions } = this;
    const { anotherQuestion } = await import("./anotherQuestion.ts");
    const question = anotherQuestion(questions[index], seed);
    if (question === undefined || index !== this.index) return;
    this.error = undefined;
    this.another = { question, answer: unanswered };
    this.round++;
  }

  /** Begins all questions anew, or those alone that were not solved, and goes to the first of them. */
  restart(keepSolved: boolean): void {
    this.answers = this.answers.map((answer) => (keepSolved && answer.solved ? answer : begunAnew(answer)));
    this.#keep();
    this.round++;
    this.goTo(this.answers.findIndex((answer) => !isSettled(answer)));
  }

  #answer(change: Partial<Answer>): void {
    if (this.another) {
      this.another = { ...this.another, answer: { ...this.another.answer, ...change } };
      return;
    }
    this.answers = this.answers.map((answer, i) => (i === this.index ? { ...answer, ...change } : answer));
    this.#keep();
    if ("tries" in change || "shown" in change)
      void this.#noteMissed(this.questions[this.index], this.answer);
  }

  /** Of a chapter, what was missed comes back; an exercise is somebody's to set. */
  async #noteMissed(question: Question, answer: Answer): Promise<void> {
    if (!/^[a-z-]+$/.test(this.chapter)) return;
    const { noteMissed } = await import("./missed.ts");
    noteMissed(this.chapter, question, answer);
  }

  #keep(): void {
    this.keeps = this.#keeper.keep(this.chapter, this.questions, this.answers);
  }
}

/** A number as it is graded, undefined where none was typed: a mean may be a fraction, or rounded. */
function givenAs(asked: Asked, draft: string): string | undefined {
  if (mayBeRounded(asked)) return asked.scene!.run.chance!.part.givenMean(draft, asked.answer);
  const number = readNumber(draft);
  return number === undefined ? undefined : formatValue(number);
}

/** The search that a question is about, as text; undefined where it is about none. */
export function searchOf(question: Question | undefined): string | undefined {
  if (question === undefined || question.ask === "choice" || question.ask === "number") return undefined;
  return JSON.stringify(setupOf(question));
}
