import type { Language } from "../../judge/languages.ts";
import { isFunctionTask, type TaskName } from "../../judge/tasks.ts";
import type { KeptRun } from "../../kit/programs/runHistory.ts";
import { keepDraft, keepLanguage, keptDraft } from "./drafts.ts";
import { Judging, type SetWork } from "./judging.svelte.ts";
import { assemble, depthAfter, type Piece, readPieces, shufflePieces, writePieces } from "./parsons.ts";
import { type Rung, rungNames } from "./rungs.ts";
import { distractors, emptyProgram, linesIn, linesToMend, mistakesIn, stepBefore } from "./startingTexts.ts";

/** What a reader begins with on a rung, and can come back to: a mistake's name when mending, when writing one of these. */
type Start = (typeof starts)[number] | (string & {});
const starts = ["empty", "before", "brought"] as const;

/** A reader's work on a task: what stands in the editor or was put in order, and what came of it. */
export class YourSearchState {
  readonly task: TaskName;
  readonly set: SetWork | undefined;
  readonly judging: Judging;
  language = $state<Language>("javaScript");
  rung = $state<Rung>("write");
  text = $state("");
  /** What the draft was begun with. */
  start = $state<Start>("before");
  /** Lines to put in order: those left, and those taken. */
  pool = $state.raw<readonly Piece[]>([]);
  taken = $state.raw<readonly Piece[]>([]);
  /** All of them, as they were shuffled. */
  #pieces: readonly Piece[] = [];
  isKept = $state(true);
  /** What the functions of a task are to do, where it has such. */
  about = $state("");
  /** A program that came with a link, and was not run yet. */
  isFromLink = $state(false);
  /** The program of the link as it came; "" where it is not known any more, and undefined where there is none. */
  brought = $state<string>();
  /** The text that Start again took away. */
  before = $state<string>();
  /** The lines that it took away, where lines are put in order. */
  linesBefore = $state.raw<Pick<YourSearchState, "pool" | "taken">>();
  constructor(task: TaskName, rung: Rung, language: Language = "javaScript", set?: SetWork) {
    this.task = task;
    this.set = set;
    this.judging = new Judging(task, set);
    this.rung = rung;
    this.language = language;
  }

  /** What is to be run. */
  get program(): string {
    return this.rung === "assemble" ? assemble(this.taken, this.language) : this.text;
  }

  get mistakes() {
    return mistakesIn(this.language, this.task);
  }

  /** The ways to work on it: not every task has a wrong program to mend. */
  get rungs(): readonly Rung[] {
    return this.mistakes.length > 0 ? rungNames : rungNames.filter((rung) => rung !== "mend");
  }

  get stepBefore() {
    return stepBefore(this.task);
  }

  /**
   * Goes to a rung, and to what was done there before. What it is begun with may come later than that; whatever is written
   * until then stays.
   */
  async open(asked: Rung, start?: Start): Promise<void> {
    await Promise.all([this.#open(asked, start), this.#sayAbout()]);
  }

  async #open(asked: Rung, start?: Start): Promise<void> {
    const rung = this.rungs.includes(asked) ? asked : "write";
    this.rung = rung;
    this.before = this.linesBefore = undefined;
    this.judging.begin(this.language);
    if (rung === "assemble") return await this.#openPieces();
    if (keptDraft(this.task, this.#workOf("write", "brought")) !== undefined) this.brought ??= "";
    const asks = this.startsOf(rung).find((one) => one === start);
    const mending = this.mistakes.includes(this.start as never) ? this.start : this.mistakes[0];
    this.start = asks ?? (rung === "mend" ? (mending ?? "empty") : this.stepBefore ? "before" : "empty");
    if (this.set) keepDraft(this.task, `${this.set.kept}:last`, `${rung} ${this.start}`);
    const work = this.#work;
    const draft = keptDraft(this.task, work);
    this.text = draft ?? "";
    if (draft !== undefined) return;
    const text = await this.#startingText();
    if (this.#work === work && this.text === "") this.text = text;
  }

  async #sayAbout(): Promise<void> {
    const { language, task } = this;
    if (!isFunctionTask(task)) return;
    const { aboutTask } = await import("./functionWords.ts");
    if (this.language === language) this.about = aboutTask(task, language);
  }

  /** Goes to where work that was set was left; at first to the first way that is allowed. */
  async openLast({ assignment, kept }: SetWork): Promise<void> {
    const [rung, start] = (keptDraft(this.task, `${kept}:last`) ?? "").split(" ");
    const wasAllowed = assignment.rungs.find((one) => one === rung);
    await this.open(wasAllowed ?? assignment.rungs[0], wasAllowed && start);
  }

  /** What there is to begin with on a rung. */
  startsOf(rung: Rung): readonly Start[] {
    if (rung === "mend") return this.mistakes;
    if (rung === "assemble") return [];
    const has = { empty: true, before: this.stepBefore !== undefined, brought: this.brought !== undefined };
    return starts.filter((start) => has[start]);
  }

  /** A link's parameters by which a page comes back to this work; undefined while a program stands as its link brought it. */
  get place(): URLSearchParams | undefined {
    const { task, language, rung, start } = this;
    if (start === "brought" && this.text === this.brought) return undefined;
    return new URLSearchParams({ task, language, rung, ...(rung !== "assemble" && { start }) });
  }

  /** Goes on in another language, with what was done in it before. */
  async choose(language: Language): Promise<void> {
    this.language = language;
    this.isFromLink = false;
    this.brought = undefined;
    keepLanguage(language);
    await this.open(this.rung);
  }

  /** Opens a program that came with a link. It is shown, and not run. */
  bring(text: string): void {
    this.rung = "write";
    this.start = "brought";
    this.text = this.brought = text;
    this.isFromLink = true;
  }

  edit(text: string): void {
    // The editor tells of what it was given, too.
    if (text === this.text) return;
    this.text = text;
    this.before = undefined;
    this.isKept = keepDraft(this.task, this.#work, text);
  }

  /** Goes on with what another tab has written meanwhile, so that neither writes over the other; what stood here can be taken back. */
  takeUp(): void {
    if (this.isFromLink || !this.isKept) return;
    const draft = keptDraft(this.task, this.#work);
    if (this.rung === "assemble") {
      if (draft !== undefined) this.#takePieces();
      return;
    }
    if (draft === undefined || draft === this.text) return;
    this.before ??= this.text;
    this.text = draft;
  }

  async startAgain(): Promise<void> {
    if (this.rung === "assemble") {
      const { pool, taken } = this;
      this.#take([...pool, ...taken], []);
      if (taken.length > 0) this.linesBefore = { pool, taken };
      return;
    }
    const work = this.#work;
    const begins = await this.#startingText();
    if (this.#work !== work) return;
    const text = this.text;
    this.edit(begins);
    this.before = text;
  }

  /** Goes back to a program that was run before: what stood in the editor can be taken back. */
  async openRun({ text }: KeptRun): Promise<void> {
    if (this.rung === "assemble") await this.open("write");
    const before = this.text;
    this.edit(text);
    this.before = before;
  }

  takeBack(): void {
    if (this.linesBefore) this.#take(this.linesBefore.pool, this.linesBefore.taken);
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
    this.isFromLink = false;
    await this.judging.run(this.program, this.language);
  }

  async #startingText(): Promise<string> {
    const { language, task, stepBefore } = this;
    const textOf = async (name: string, lines = linesIn) =>
      `${(await lines(language, task, name)).join("\n")}\n`;
    if (this.rung === "mend") return textOf(this.start, linesToMend);
    if (this.start === "brought" && this.brought) return this.brought;
    return this.start === "before" && stepBefore ? textOf(stepBefore) : emptyProgram(language, task);
  }

  /** By what a draft is kept: one for each thing that it was begun with. */
  get #work(): string {
    return this.#workOf(this.rung, this.start);
  }

  #workOf(rung: Rung, start: Start): string {
    const work = `${this.set ? `${this.set.kept} ` : ""}${rung} ${start}`;
    return this.language === "javaScript" ? work : `${this.language} ${work}`;
  }

  async #openPieces(): Promise<void> {
    this.start = "empty";
    if (this.set) keepDraft(this.task, `${this.set.kept}:last`, "assemble");
    const work = this.#work;
    this.#pieces = this.pool = this.taken = [];
    const pieces = shufflePieces(
      await linesIn(this.language, this.task),
      await distractors(this.task, this.language),
      this.task,
    );
    if (this.#work !== work) return;
    this.#pieces = pieces;
    this.#takePieces();
  }

  /** Those that were taken before, and what is left of all. */
  #takePieces(): void {
    const taken = readPieces(keptDraft(this.task, this.#work) ?? "", this.#pieces);
    if (writePieces(taken) === writePieces(this.taken) && this.pool.length > 0) return;
    this.linesBefore = undefined;
    this.taken = taken;
    this.pool = this.#pieces.filter(({ id }) => !taken.some((one) => one.id === id));
  }

  #take(pool: readonly Piece[], taken: readonly Piece[]): void {
    this.pool = pool;
    this.taken = taken;
    this.linesBefore = undefined;
    this.isKept = keepDraft(this.task, this.#work, writePieces(taken));
  }
}
