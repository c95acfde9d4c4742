import type { Asked } from "./question.ts";

/** What came of one question. */
export interface Tried {
  /** Answers graded so far, the last at the end. */
  readonly tries: readonly string[];
  readonly solved: boolean;
  /** The answer was asked for instead. */
  readonly shown: boolean;
}

/** What a reader has done about one question. */
export interface Answer extends Tried {
  /** What stands in the field, or the key of the option that is chosen. */
  readonly draft: string;
  /** What had come of it when it was begun anew. */
  readonly before?: Tried;
}

export const unanswered: Answer = { tries: [], draft: "", solved: false, shown: false };

/** Nothing is left to find out. */
export const isSettled = ({ solved, shown }: Tried): boolean => solved || shown;

/** All that was ever done about it, what came before it was begun anew too. */
export function everTried({ tries, solved, shown, before }: Answer): Tried {
  if (before === undefined) return { tries, solved, shown };
  return {
    tries: [...before.tries, ...tries],
    solved: before.solved || (solved && !before.shown),
    shown: before.shown || shown,
  };
}

/** Something was tried, or the answer asked for. */
export const isAnswered = (answer: Answer): boolean => {
  const { tries, shown } = everTried(answer);
  return tries.length > 0 || shown;
};

/** The question once more, with what has come of it so far kept behind it. */
export const begunAnew = (answer: Answer): Answer =>
  isAnswered(answer) ? { ...unanswered, before: everTried(answer) } : unanswered;

export function isTried(value: unknown): value is Tried {
  const { tries, solved, shown } = (value ?? {}) as Partial<Tried>;
  return (
    Array.isArray(tries) &&
    tries.every((given) => typeof given === "string") &&
    typeof solved === "boolean" &&
    typeof shown === "boolean"
  );
}

export function isAnswer(value: unknown): value is Answer {
  if (!isTried(value)) return false;
  const { draft, before } = value as Partial<Answer>;
  return typeof draft === "string" && (before === undefined || isTried(before));
}

/** What the check says to an answer. */
export interface Reply {
  readonly kind: "right" | "wrong" | "shown";
  readonly sentences: readonly string[];
}

/** The reply to the last answer given; undefined where there is none yet. */
export function replyTo(asked: Asked, { tries, shown }: Answer): Reply | undefined {
  const given = tries.at(-1);
  const explained = [asked.verdict, ...(asked.why === undefined ? [] : [asked.why])];
  if (given === asked.answer) return { kind: "right", sentences: explained };
  if (shown) return { kind: "shown", sentences: explained };
  return given === undefined ? undefined : { kind: "wrong", sentences: [asked.hint(given)] };
}
