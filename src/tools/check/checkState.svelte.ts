import { formatValue } from "../../drawing/formatValue.ts";
import { keepsAnything } from "../../kit/kept/browserStorage.ts";
import {
  type Answer,
  begunAnew,
  isSettled,
  type Reply,
  replyTo,
  unanswered,
} from "../../kit/questions/answer.ts";
import { askQuestion } from "../../kit/questions/askQuestion.ts";
import type { Asked, Question } from "../../kit/questions/question.ts";
import { setupOf } from "../../kit/run/setup.ts";
import { readNumber } from "../../kit/view/readFields.ts";
import { keepProgress } from "./keepProgress.ts";
import { allAnswers, keepAnswers, readAnswers } from "./keptAnswers.ts";
import { callStudent, student } from "./student.ts";
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
  /** Whether this browser keeps what is answered. */
  keeps = $state(true);

  readonly #asked = new Map<Question, Asked>();
  readonly #owner: string | undefined;

  /** `owner` is for whom an exercise was made. */
  constructor(chapter: string, questions: readonly Question[], owner?: string) {
    this.chapter = chapter;
    this.#owner = owner;
    this.questions = questions;
    this.answers = questions.map(() => unanswered);
  }

  readonly asked: Asked | undefined = $derived.by(() => this.#ask(this.index));
  /** The other questions about the same search that are still open, and the steps that would answer them. */
  readonly #open: readonly { readonly index: number; readonly decides: number }[] = $derived.by(() => {
    const search = searchOf(this.questions[this.index]);
    if (search === undefined) return [];
    return this.questions.flatMap((question, index) =>
      index === this.index || isSettled(this.answers[index]) || searchOf(question) !== search
        ? []
        : [{ index, decides: this.#ask(index)!.scene!.decides }],
    );
  });
  /** The open question that must come before, since this one's picture would answer it. */
  readonly first: number | undefined = $derived.by(() => {
    const at = this.asked?.scene?.at ?? 0;
    return this.settled ? undefined : this.#open.find(({ decides }) => decides <= at)?.index;
  });
  readonly answer: Answer = $derived.by(() => this.answers[this.index] ?? unanswered);
  readonly settled: boolean = $derived.by(() => isSettled(this.answer));
  readonly reply: Reply | undefined = $derived.by(() => this.asked && replyTo(this.asked, this.answer));
  readonly solved: number = $derived.by(() => this.answers.filter(({ solved }) => solved).length);

  /** Whether the search may be shown up to this step, since no question that is still open is answered by then. */
  mayShow = (step: number): boolean => this.#open.every(({ decides }) => decides > step);

  #ask(index: number): Asked | undefined {
    const question = this.questions[index];
    if (question === undefined) return undefined;
    const asked = this.#asked.get(question) ?? askQuestion(question);
    this.#asked.set(question, asked);
    return asked;
  }

  /** Takes up what this browser has kept of who answers now, at the first question that is still open. */
  restore(): void {
    this.keeps = keepsAnything();
    const kept = readAnswers(this.chapter, this.questions);
    if (kept === undefined) return;
    this.answers = kept;
    this.round++;
    const open = kept.findIndex((answer) => !isSettled(answer));
    if (open >= 0) this.index = open;
    else if (kept.length > 1) this.index = kept.length;
  }

  goTo(index: number): void {
    this.error = undefined;
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
    const number = readNumber(draft);
    if (number !== undefined) this.give(formatValue(number));
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

  /** Begins all questions anew, or those alone that were not solved, and goes to the first of them. */
  restart(keepSolved: boolean): void {
    this.answers = this.answers.map((answer) => (keepSolved && answer.solved ? answer : begunAnew(answer)));
    this.#keep();
    this.round++;
    this.goTo(this.answers.findIndex((answer) => !isSettled(answer)));
  }

  #answer(change: Partial<Answer>): void {
    this.answers = this.answers.map((answer, i) => (i === this.index ? { ...answer, ...change } : answer));
    this.#keep();
  }

  #keep(): void {
    // The first who answers here, and to an exercise of their own, need not be asked who they are.
    if (this.#owner !== undefined && student().name === "" && allAnswers().size === 0)
      callStudent(this.#owner);
    this.keeps = keepAnswers(this.chapter, this.questions, this.answers);
    keepProgress(this.chapter, this.solved, this.questions.length);
  }
}

/** The search that a question is about, as text; undefined where it is about none. */
export function searchOf(question: Question | undefined): string | undefined {
  if (question === undefined || question.ask === "choice" || question.ask === "number") return undefined;
  return JSON.stringify(setupOf(question));
}
