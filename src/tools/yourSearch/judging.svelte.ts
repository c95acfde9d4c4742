import type { Job } from "../../judge/job.ts";
import type { Language } from "../../judge/languages.ts";
import { isChanceTask } from "../../judge/searchTasks.ts";
import { isFunctionTask, type TaskName } from "../../judge/tasks.ts";
import { conventionsHere } from "../../kit/conventions/conventions.ts";
import { type Came, type KeptRun, keepRun, keptRuns } from "../../kit/programs/runHistory.ts";
import { textbookChanceTree, textbookTree } from "../../kit/run/setup.ts";
import type { Sandbox } from "../../kit/sandbox/sandbox.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import type { Assignment } from "./assignment.ts";
import type { Beside } from "./beside.ts";
import type { Judgement } from "./verdictOf.ts";
import * as words from "./verdictWords.ts";

/** What a teacher has set, and by what this student's drafts and runs for it are kept. */
export interface SetWork {
  readonly assignment: Assignment;
  readonly kept: string;
}

/** What came of a run, for the list of runs. */
export function cameOf(judgement: Judgement): Came {
  if (judgement.kind === "fault") return "fault";
  if (judgement.kind === "functions") {
    const { shown, all } = judgement.verdict;
    if (shown === undefined) return all.tried < all.of ? "soFar" : "right";
    return shown.own.kind === "value" ? "wrongValue" : "broken";
  }
  const { conventional, verdict } = judgement;
  const { difference, tally } = verdict;
  if (difference !== undefined && !conventional) return difference;
  if (tally.tried < tally.of) return "soFar";
  return conventional ? "conventional" : "right";
}

/** Programs for a task, run and judged one at a time: what came of the last, and which were run before. */
export class Judging {
  readonly task: TaskName;
  readonly #set: SetWork | undefined;
  /** How many trees, positions or calls the program was tried on, while it runs. */
  running = $state<number>();
  judgement = $state.raw<Judgement>();
  /** The program that the judgement is about, and its language: whatever is typed since is not. */
  judged = $state("");
  language = $state<Language>("javaScript");
  beside = $state.raw<Beside>();
  failure = $state<string>();
  /** The programs that were run on this task in a language, the last first. */
  runs = $state.raw<readonly KeptRun[]>([]);
  #sandbox: Sandbox | undefined;
  /** What was asked for last: an answer to anything before comes too late. */
  #asked: object | undefined;

  constructor(task: TaskName, set: SetWork | undefined) {
    this.task = task;
    this.#set = set;
  }

  /** Forgets what came of the last program, and has at hand those that were run before in a language. */
  begin(language: Language): void {
    this.stop();
    this.#forget();
    this.runs = keptRuns(this.task, language, this.#set?.kept);
  }

  async run(program: string, language: Language): Promise<void> {
    if (this.running !== undefined) return;
    this.stop();
    this.#forget();
    this.running = 0;
    const ask = this.#ask();
    try {
      // Who only reads has no use for the judge.
      const { openSandbox, judgeIn } = await import("./verdictOf.ts");
      if (this.#asked !== ask) return;
      this.#sandbox = openSandbox(program, this.task, language);
      const judgedBy = this.#set?.assignment ?? { conventions: conventionsHere(location.search) };
      const heard = (done: number) => {
        if (this.#asked === ask) this.running = done;
      };
      const judgement = await judgeIn(this.#sandbox, this.task, judgedBy, heard, language);
      if (this.#asked !== ask) return;
      this.judgement = judgement;
      this.judged = program;
      this.language = language;
      const when = new Date().toISOString();
      keepRun(this.task, language, { text: program, came: cameOf(judgement), when }, this.#set?.kept);
      this.runs = keptRuns(this.task, language, this.#set?.kept);
    } catch (error) {
      if (this.#asked === ask) this.failure = messageOf(error);
    } finally {
      if (this.#asked === ask) this.running = undefined;
    }
  }

  /**
   * Shows a job in lockstep with the task's search: the case of the verdict, or where it has none the textbook's tree, if
   * no other is asked for. What is wrong with functions is shown in the figure of their chapter.
   */
  async show(asked?: Job): Promise<void> {
    const { judgement, judged, language, task } = this;
    this.beside = undefined;
    this.failure = undefined;
    if (judgement?.kind === "functions") this.beside = judgement.shows;
    if (judgement?.kind !== "verdict" || isFunctionTask(task)) return;
    const job = asked ??
      judgement.verdict.shown?.job ?? { tree: isChanceTask(task) ? textbookChanceTree : textbookTree };
    const ask = this.#ask();
    try {
      const [{ openSandbox }, { besideTask }] = await Promise.all([
        import("./verdictOf.ts"),
        import("./beside.ts"),
      ]);
      const sandbox = openSandbox(judged, task, language);
      const beside = await besideTask(sandbox, task, job).finally(() => sandbox.end());
      if (this.#asked !== ask) return;
      this.beside = beside;
      if (beside === undefined) this.failure = words.brokeOffAtOnce;
    } catch (error) {
      if (this.#asked === ask) this.failure = messageOf(error);
    }
  }

  stop(): void {
    this.#asked = undefined;
    this.#sandbox?.end();
    this.#sandbox = undefined;
    this.running = undefined;
  }

  #ask(): object {
    const ask = {};
    this.#asked = ask;
    return ask;
  }

  #forget(): void {
    this.judgement = undefined;
    this.beside = undefined;
    this.failure = undefined;
  }
}
