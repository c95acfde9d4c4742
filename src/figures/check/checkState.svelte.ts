import { formatValue } from "../../drawing/formatValue.ts";
import { type Answer, isSettled, unanswered } from "./answer.ts";
import type { Asked } from "./asked.ts";
import { askQuestion } from "./askQuestion.ts";
import { keepProgress } from "./keepProgress.ts";
import { keepAnswers, readAnswers } from "./keptAnswers.ts";
import type { Question } from "./question.ts";
import { readNumber } from "./readNumber.ts";
import { type Reply, replyTo } from "./replyTo.ts";
import { versionOf } from "./versionOf.ts";

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
  #version: string;

  constructor(chapter: string, questions: readonly Question[]) {
    this.chapter = chapter;
    this.questions = questions;
    this.answers = questions.map(() => unanswered);
    this.#version = versionOf(questions);
  }

  readonly asked: Asked | undefined = $derived.by(() => {
    const question = this.questions[this.index];
    return question && askQuestion(question);
  });
  readonly answer: Answer = $derived.by(() => this.answers[this.index] ?? unanswered);
  readonly settled: boolean = $derived.by(() => isSettled(this.answer));
  readonly reply: Reply | undefined = $derived.by(() => this.asked && replyTo(this.asked, this.answer));
  readonly solved: number = $derived.by(() => this.answers.filter(({ solved }) => solved).length);

  /** Takes up what this browser has kept, at the first question that is still open. */
  restore(): void {
    const kept = readAnswers(this.chapter, this.#version, this.questions.length);
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
      if (draft === "") this.error = "Choose an answer first.";
      else this.give(draft);
      return;
    }
    const number = readNumber(draft);
    if (number !== undefined) this.give(formatValue(number));
    else if (draft === "") this.error = "Type a number first.";
    else this.error = `“${draft}” is no number: type one such as 7 or −2.5.`;
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

  /** Forgets the answers, or those alone that solved nothing, and goes to the first open question. */
  restart(keepSolved: boolean): void {
    this.answers = this.answers.map((answer) => (keepSolved && answer.solved ? answer : unanswered));
    this.#keep();
    this.round++;
    this.goTo(this.answers.findIndex((answer) => !isSettled(answer)));
  }

  #answer(change: Partial<Answer>): void {
    this.answers = this.answers.map((answer, i) => (i === this.index ? { ...answer, ...change } : answer));
    this.#keep();
  }

  #keep(): void {
    keepAnswers(this.chapter, this.#version, this.answers);
    keepProgress(this.chapter, this.solved, this.questions.length);
  }
}
