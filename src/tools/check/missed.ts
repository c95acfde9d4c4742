import { keep, readKept } from "../../kit/kept/browserStorage.ts";
import { daysAfter, today } from "../../kit/kept/comingBack.ts";
import { type Answer, everTried } from "../../kit/questions/answer.ts";
import type { Question } from "../../kit/questions/question.ts";

/** A question about a tree that was missed: it comes back after days, about another tree. */
export interface Missed {
  /** The slug of the chapter that asked it. */
  readonly chapter: string;
  readonly question: Question;
  /** The day on which it is due, and how many times in a row it was right when it was. */
  readonly due: number;
  readonly streak: number;
}

/** Right so many times, and it has been learned. */
const enough = 4;
/** More than these nobody goes through: the oldest give way. */
const most = 60;

/** What a chapter says of its own tree is left out. */
function bare(question: Question): Question {
  const { text: _text, why: _why, ...asked } = question;
  const { hints: _hints, ...left } = asked as typeof asked & { hints?: unknown };
  return left as Question;
}
const isSame = (one: Missed, other: Pick<Missed, "chapter" | "question">): boolean =>
  one.chapter === other.chapter && JSON.stringify(one.question) === JSON.stringify(other.question);

/** Notes a question of a chapter when its answer shows that it was missed: it is due tomorrow. */
export function noteMissed(chapter: string, question: Question, answer: Answer, day = today()): void {
  if (question.ask === "choice" || question.ask === "number" || question.tree === undefined) return;
  const { tries, solved, shown } = everTried(answer);
  if (!shown && tries.length <= Number(solved)) return;
  const missed = { chapter, question: bare(question), due: day + daysAfter(0), streak: 0 };
  keepMissed([...keptMissed().filter((one) => !isSame(one, missed)), missed]);
}

/** What is known of a missed question after it came back, and was right at once or was not; undefined where it is learned. */
export function afterReview(missed: Missed, right: boolean, day = today()): Missed | undefined {
  const streak = right ? missed.streak + 1 : 0;
  return streak < enough ? { ...missed, streak, due: day + daysAfter(streak) } : undefined;
}

/** Keeps what has become of a missed question; what was kept of it before goes. */
export function keepReviewed(missed: Missed, right: boolean): void {
  const after = afterReview(missed, right);
  keepMissed([...keptMissed().filter((one) => !isSame(one, missed)), ...(after ? [after] : [])]);
}

const keepMissed = (all: readonly Missed[]): boolean => keep("missed", JSON.stringify(all.slice(-most)));

/** What was missed and is not learned yet; nothing where the browser keeps nothing, or nothing that can be read. */
export const keptMissed = (): readonly Missed[] => readMissed(readKept("missed") ?? "[]") ?? [];

/** Such a text read back; undefined where it is none. */
export function readMissed(text: string): readonly Missed[] | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.length <= most && read.every(isMissed) ? read : undefined;
  } catch {
    return undefined;
  }
}

const asks = ["value", "return", "next", "owner", "count"];

function isMissed(value: unknown): value is Missed {
  const { chapter, question, due, streak } = (value ?? {}) as Partial<Missed>;
  const isCount = (number: unknown) => Number.isInteger(number) && (number as number) >= 0;
  return (
    typeof chapter === "string" &&
    /^[a-z-]+$/.test(chapter) &&
    typeof question === "object" &&
    question !== null &&
    asks.includes(question.ask) &&
    "tree" in question &&
    typeof question.tree === "string" &&
    isCount(due) &&
    isCount(streak)
  );
}
