import type { Run } from "../run/run.ts";

/** One of several answers to pick from. */
export interface Option {
  readonly key: string;
  readonly label: string;
}

/** The picture beside a question: a run, at the step that is asked about and at the one that decides. */
export interface Scene {
  readonly run: Run;
  readonly at: number;
  readonly decides: number;
  /** The drawn node whose value is asked for, ringed. */
  readonly ring?: number;
  /** What the ringed node is worth: said below it with the answer, where the search does not prove it. */
  readonly note?: string;
  /** The drawn node whose fate is asked for, marked below. */
  readonly query?: number;
  /** Values of unread leaves stay hidden, as they are from the search. */
  readonly secret: boolean;
  /** A node of the picture is an answer: an option, or plainly wrong. */
  readonly pickable: boolean;
}

/** A question made ready to be put and graded. An answer is an option's key, or a number as figures print it. */
export interface Asked {
  readonly text: string;
  readonly scene: Scene | undefined;
  /** Undefined where a number is to be typed. */
  readonly options: readonly Option[] | undefined;
  /** Only whole numbers from 0 on make sense, so a keypad will do. */
  readonly whole: boolean;
  /** The right one. */
  readonly answer: string;
  /** The right answer as a sentence, with the trace's reason for it. */
  readonly verdict: string;
  readonly why: string | undefined;
  /** What a wrong answer overlooks, without giving the right one away. */
  hint(given: string): string;
}
