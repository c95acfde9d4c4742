import type { Language } from "../../judge/languages.ts";
import type { TaskName } from "../../judge/tasks.ts";
import { conventionsHere } from "../../kit/conventions/conventions.ts";
import type { Sandbox } from "../../kit/sandbox/sandbox.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { keepDraft, keepLanguage, keptDraft } from "./drafts.ts";
import { assemble, depthAfter, type Piece, readPieces, shufflePieces, writePieces } from "./parsons.ts";
import { distractors, emptyVisit, linesIn, mistakesToMend, stepBefore } from "./startingTexts.ts";
import type { Beside, Judgement } from "./verdictOf.ts";
import type { Rung } from "./words.ts";

/** What a reader begins with on a rung, and can come back to. */
type Start = "empty" | "before" | string;

/** A reader's work on a task: what stands in the editor or was put in order, and what came of running it. */
export class YourSearchState {
  readonly task: TaskName;
  language = $state<Language>("javaScript");
  rung = $state<Rung>("write");
  text = $state("");
  /** What the draft was begun with: a mistake's name when mending, else "empty" or "before". */
  start = $state<Start>("before");
  /** Lines to put in order: those left, and those taken. */
  pool = $state.raw<readonly Piece[]>([]);
  taken = $state.raw<readonly Piece[]>([]);
  isKept = $state(true);
  /** A program that came with a link, and was not run yet. */
  isFromLink = $state(false);
  /** The text that Start again took away. */
  before = $state<string>();
  running = $state<number>();
  judgement = $state.raw<Judgement>();
  /** The program that the judgement is about: whatever is typed since is not. */
  judged = $state("");
  beside = $state.raw<Beside>();
  failure = $state<string>();
  #sandbox: Sandbox | undefined;
  /** What was asked for last: an answer to anything before comes too late. */
  #asked: object | undefined;

  constructor(task: TaskName, rung: Rung, language: Language = "javaScript") {
    this.task = task;
    this.rung = rung;
    this.language = language;
  }

  /** What is to be run. */
  get program(): string {
    return this.rung === "assemble" ? assemble(this.taken, this.language) : this.text;
  }

  get mistakes() {
    return mistakesToMend(this.language, this.task);
  }

  get stepBefore() {
    return stepBefore(this.task);
  }

  /** Goes to a rung, and to what was done there before. */
  async open(asked: Rung, start?: Start): Promise<void> {
    this.stop();
    const rung = asked === "mend" && this.mistakes.length === 0 ? "write" : asked;
    this.rung = rung;
    this.before = undefined;
    this.#forget();
    if (rung === "assemble") return await this.#openPieces();
    const mending = this.mistakes.includes(this.start as never) ? this.start : this.mistakes[0];
    this.start = start ?? (rung === "mend" ? (mending ?? "empty") : this.stepBefore ? "before" : "empty");
    this.text = keptDraft(this.task, this.#work) ?? (await this.#startingText());
  }

  /** Goes on in another language, with what was done in it before. */
  async choose(language: Language): Promise<void> {
    this.language = language;
    this.isFromLink = false;
    keepLanguage(language);
    await this.open(this.rung);
  }

  /** Opens a program that came with a link. It is shown, and not run. */
  bring(text: string): void {
    this.rung = "write";
    this.start = "empty";
    this.text = text;
    this.isFromLink = true;
  }

  edit(text: string): void {
    // The editor tells of what it was given, too.
    if (text === this.text) return;
    this.text = text;
    this.before = undefined;
    this.isKept = keepDraft(this.task, this.#work, text);
  }

  async startAgain(): Promise<void> {
    if (this.rung === "assemble") {
      this.#take([...this.pool, ...this.taken], []);
      return;
    }
    const text = this.text;
    this.edit(await this.#startingText());
    this.before = text;
  }

  takeBack(): void {
    if (this.before !== undefined) this.edit(this.before);
  }

  /** Takes a line, or puts one back. */
  take(piece: Piece): void {
    const taken = this.language === "python" ? { ...piece, depth: depthAfter(this.taken.at(-1)) } : piece;
    this.#take(
      this.pool.filter((one) => one !== piece),
      [...this.taken, taken],
    );
  }

  putBack(piece: Piece): void {
    this.#take(
      [...this.pool, { id: piece.id, text: piece.text }],
      this.taken.filter((one) => one !== piece),
    );
  }

  arrange(taken: readonly Piece[]): void {
    this.#take(this.pool, taken);
  }

  async run(): Promise<void> {
    if (this.running !== undefined) return;
    this.stop();
    this.#forget();
    this.isFromLink = false;
    this.running = 0;
    const { program, language } = this;
    const ask = {};
    this.#asked = ask;
    try {
      // Who only reads has no use for the judge.
      const { openSandbox, judgeIn } = await import("./verdictOf.ts");
      if (this.#asked !== ask) return;
      this.#sandbox = openSandbox(program, this.task, language);
      const conventions = conventionsHere(location.search);
      const judgement = await judgeIn(this.#sandbox, this.task, conventions, (done) => {
        if (this.#asked === ask) this.running = done;
      });
      if (this.#asked !== ask) return;
      this.judgement = judgement;
      this.judged = program;
    } catch (error) {
      if (this.#asked === ask) this.failure = messageOf(error);
    } finally {
      if (this.#asked === ask) this.running = undefined;
    }
  }

  /** Shows the case of the verdict, or the textbook's tree, in lockstep with the task's search. */
  async show(): Promise<void> {
    if (this.judgement?.kind !== "verdict") return;
    const job = this.judgement.verdict.shown?.job ?? { tree: "[[3,12,8],[2,4,6],[14,5,2]]" };
    const { besideTask, openSandbox } = await import("./verdictOf.ts");
    const sandbox = openSandbox(this.judged, this.task, this.language);
    try {
      this.beside = await besideTask(sandbox, this.task, job, this.judgement.verdict.shown !== undefined);
    } finally {
      sandbox.end();
    }
  }

  stop(): void {
    this.#asked = undefined;
    this.#sandbox?.end();
    this.#sandbox = undefined;
    this.running = undefined;
  }

  #forget(): void {
    this.judgement = undefined;
    this.beside = undefined;
    this.failure = undefined;
  }

  async #startingText(): Promise<string> {
    if (this.rung === "mend") return `${(await linesIn(this.language, this.start)).join("\n")}\n`;
    const { stepBefore } = this;
    if (this.start === "before" && stepBefore)
      return `${(await linesIn(this.language, stepBefore)).join("\n")}\n`;
    return emptyVisit(this.language, this.task);
  }

  /** By what a draft is kept: one for each thing that it was begun with. */
  get #work(): string {
    const work = `${this.rung} ${this.start}`;
    return this.language === "javaScript" ? work : `${this.language} ${work}`;
  }

  async #openPieces(): Promise<void> {
    this.start = "empty";
    const pieces = shufflePieces(
      await linesIn(this.language, this.task),
      await distractors(this.task, this.language),
      this.task,
    );
    const taken = readPieces(keptDraft(this.task, this.#work) ?? "", pieces);
    this.taken = taken;
    this.pool = pieces.filter(({ id }) => !taken.some((one) => one.id === id));
  }

  #take(pool: readonly Piece[], taken: readonly Piece[]): void {
    this.pool = pool;
    this.taken = taken;
    this.isKept = keepDraft(this.task, this.#work, writePieces(taken));
  }
}
