import { type Answer, everTried, isAnswered, isSettled, unanswered } from "../../../kit/questions/answer.ts";
import type { Asked, Question } from "../../../kit/questions/question.ts";
import { answeredElements, askedElements, type Elements } from "./interactions.ts";
import { plainName } from "./plainName.ts";
import type { ScormApi } from "./scormApi.ts";
import { readSuspended, writeSuspended } from "./suspended.ts";

/** What the system is told of a page that nobody has answered on, or not wholly. */
const begun = "incomplete";
const done = "completed";
const suspendData = "cmi.suspend_data";
/** What a system says of a page that was never opened, or nothing at all. */
const neverOpened = ["", "not attempted"];

/**
 * A page's time with a school's system (SCORM 1.2): it asks who is there and what was answered before, and tells each answer
 * at once. What is typed and not yet checked is told when the page is hidden or left: systems take seconds for each commit.
 * Of a page that was only looked at it tells no score.
 */
export class ScormSession {
  readonly #api: ScormApi;
  readonly #now: () => Date;
  readonly #opened: Date;
  /** What the page came with, and has been told since. */
  readonly #suspended: string;
  /** The system only shows what was: it wants nothing told. */
  readonly isLookingBack: boolean;
  /** Who is there, as the system calls them; undefined where it says nothing. */
  readonly learner: string | undefined;
  /** The points that the system came with, or more. */
  #points: number;
  /** The system has refused something that it should keep. */
  refused = false;
  readonly #told = new Map<string, string>();
  /** Of each question what was answered, as far as the system knows. */
  readonly #known: string[] = [];
  #isUntold = false;
  #isOver = false;

  /**
   * Undefined where the system does not answer. One that has begun already, with this page before it was loaded again or by
   * itself, says that it does not begin, and answers.
   */
  static begin(api: ScormApi, now: () => Date = () => new Date()): ScormSession | undefined {
    const hasBegun = String(api.LMSInitialize("")) === "true";
    return hasBegun || api.LMSGetValue("cmi.core.lesson_status") ? new ScormSession(api, now) : undefined;
  }

  private constructor(api: ScormApi, now: () => Date) {
    this.#api = api;
    this.#now = now;
    this.#opened = now();
    this.learner =
      plainName(this.#get("cmi.core.student_name")) ?? plainName(this.#get("cmi.core.student_id"));
    // Many systems leave this out, and say nothing: then it is the usual one.
    this.isLookingBack = ["review", "browse"].includes(this.#get("cmi.core.lesson_mode"));
    this.#suspended = this.#get(suspendData);
    this.#points = Number.parseFloat(this.#get("cmi.core.score.raw")) || 0;
    if (this.isLookingBack) return;
    if (neverOpened.includes(this.#get("cmi.core.lesson_status"))) this.#set("cmi.core.lesson_status", begun);
    // Whatever happens to the page, what was answered is there when it is opened again.
    this.#set("cmi.core.exit", "suspend");
    this.#commit();
  }

  /** What was answered to these questions before. */
  restore(questions: readonly Question[]): Answer[] | undefined {
    const answers = readSuspended(this.#suspended, questions);
    for (const [place, answer] of (answers ?? []).entries()) this.#known[place] = writeTried(answer);
    return answers;
  }

  /** What the system has of these answers; points that it has already do not go, though it has lost the answers. */
  pointsOf(answers: readonly Answer[]): number {
    return Math.max(this.#points, scoreOf(answers));
  }

  /** Tells the answers, and what changed since the last time alone. */
  tell(questions: readonly Question[], asked: readonly Asked[], answers: readonly Answer[]): void {
    if (this.isLookingBack || this.#isOver) return;
    this.#set(suspendData, writeSuspended(questions, answers));
    const isNews = this.#tellInteractions(questions, asked, answers);
    if (!answers.some(isAnswered) || !isNews) {
      this.#isUntold = true;
      return;
    }
    const open = answers.findIndex((answer) => !isSettled(answer));
    this.#set("cmi.core.lesson_location", String(open < 0 ? answers.length : open + 1));
    this.#tellScore(this.pointsOf(answers));
    // What was done once stays done, though it be begun anew.
    if (answers.every((answer) => isSettled(everTried(answer)))) this.#set("cmi.core.lesson_status", done);
    this.#commit();
  }

  /** What the page came with; "" where there was nothing. */
  get suspended(): string {
    return this.#suspended;
  }

  /** Has the system keep a text; it is told when the page is hidden or left, or with the next points. */
  keep(text: string): void {
    if (this.isLookingBack || this.#isOver || text === (this.#told.get(suspendData) ?? this.#suspended))
      return;
    this.#set(suspendData, text);
    this.#isUntold = true;
  }

  /** The most points that the system has ever been told of. */
  get points(): number {
    return this.#points;
  }

  /** Tells what came of the one thing that the page asks for, which is done with that. More points stay, less do not. */
  tellDone(points: number, about: Elements): void {
    if (this.isLookingBack || this.#isOver) return;
    this.#points = Math.max(this.#points, points);
    this.#tellScore(this.#points);
    this.#set("cmi.core.lesson_status", done);
    // Some systems keep no such list.
    if (/^\d+$/.test(this.#get("cmi.interactions._count")))
      for (const [element, value] of about) this.#try(`cmi.interactions.0.${element}`, value);
    this.#commit();
  }

  #tellScore(points: number): void {
    this.#set("cmi.core.score.min", "0");
    this.#set("cmi.core.score.max", "100");
    this.#set("cmi.core.score.raw", String(points));
  }

  /** Tells what is not told yet: the page is out of sight, and may never come back. */
  hide(): void {
    if (this.#isUntold && !this.#isOver) this.#commit();
  }

  /** Ends it: the page is left. */
  leave(): void {
    if (this.#isOver) return;
    if (!this.isLookingBack) {
      this.#set("cmi.core.session_time", timespan(this.#now().getTime() - this.#opened.getTime()));
      this.#commit();
    }
    this.#isOver = true;
    try {
      this.#api.LMSFinish("");
    } catch {
      // The system is gone already, with all that it was told.
    }
  }

  /** Whether any of it is another answer than was told before. */
  #tellInteractions(
    questions: readonly Question[],
    asked: readonly Asked[],
    answers: readonly Answer[],
  ): boolean {
    const changed = answers.flatMap((answer, place) =>
      writeTried(answer) === (this.#known[place] ?? writeTried(unanswered)) ? [] : [place],
    );
    for (const place of changed) this.#known[place] = writeTried(answers[place]);
    if (changed.length === 0) return false;
    const known = Number.parseInt(this.#get("cmi.interactions._count"), 10);
    // Some systems keep no such list.
    if (Number.isNaN(known)) return true;
    // They must be told of in order, so all are there before the first is answered.
    for (let place = known; place < questions.length; place++)
      for (const [element, value] of askedElements(questions[place], asked[place], place))
        this.#try(`cmi.interactions.${place}.${element}`, value);
    for (const place of changed)
      for (const [element, value] of answeredElements(asked[place], answers[place], this.#now()))
        this.#try(`cmi.interactions.${place}.${element}`, value);
    return true;
  }

  #get(element: string): string {
    try {
      const value = this.#api.LMSGetValue(element);
      return value === undefined || value === null ? "" : String(value);
    } catch {
      return "";
    }
  }

  /** What must be kept; what was told already is not told again. */
  #set(element: string, value: string): void {
    if (this.#told.get(element) === value) return;
    this.#told.set(element, value);
    this.refused = !this.#try(element, value) || this.refused;
  }

  /** What a system may do without. */
  #try(element: string, value: string): boolean {
    try {
      return String(this.#api.LMSSetValue(element, value)) !== "false";
    } catch {
      return false;
    }
  }

  #commit(): void {
    this.#isUntold = false;
    try {
      this.refused = String(this.#api.LMSCommit("")) === "false" || this.refused;
    } catch {
      this.refused = true;
    }
  }
}

const writeTried = (answer: Answer): string => JSON.stringify(everTried(answer));

/** Points of 100: what was solved at any time counts, and what the answer was asked for does not. */
function scoreOf(answers: readonly Answer[]): number {
  const solved = answers.filter((answer) => everTried(answer).solved).length;
  return Math.round((100 * solved) / answers.length);
}

/** Milliseconds as the standard writes a time: hours, minutes, seconds. */
export function timespan(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const two = (count: number) => String(count).padStart(2, "0");
  const hours = Math.min(9999, Math.floor(seconds / 3600));
  return `${String(hours).padStart(4, "0")}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
