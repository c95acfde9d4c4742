/** What a reader has done about one question. */
export interface Answer {
  /** Answers graded so far, the last at the end. */
  readonly tries: readonly string[];
  /** What stands in the field, or the key of the option that is chosen. */
  readonly draft: string;
  readonly solved: boolean;
  /** The answer was asked for instead. */
  readonly shown: boolean;
}

export const unanswered: Answer = { tries: [], draft: "", solved: false, shown: false };

/** Nothing is left to find out. */
export const isSettled = ({ solved, shown }: Answer): boolean => solved || shown;
