import { type MoveOrder, parseTree, reorder, writeTree } from "../../engine/index.ts";
import { isFigureTask } from "../../judge/figureTasks.ts";
import { type Job, type JudgedGame, judgedGames } from "../../judge/job.ts";
import { shownTreesFor } from "../../judge/jobs.ts";
import type { Verdict } from "../../judge/judgeProgram.ts";
import type { Language } from "../../judge/languages.ts";
import type { UsedTaskName } from "../../judge/searchTasks.ts";
import { type Asked, runYourSearchBy } from "../../kit/run/yourSearch.ts";
import type { Sandbox } from "../../kit/sandbox/sandbox.ts";
import { messageOf } from "../../kit/view/messageOf.ts";
import { alone, type Shown, showProgram } from "./beside.ts";
import { type CountsBeside, countsBeside } from "./countsBeside.ts";
import { type OrdersBeside, ordersBeside } from "./ordersBeside.ts";
import { rests } from "./rests.ts";
import { openSandbox } from "./verdictOf.ts";
import { brokeOffAtOnce } from "./verdictWords.ts";

/** What is looked at of a program: it alone, or what the orders of a tree cost it. */
type Look = "alone" | "orders";

/** A program that was judged, used as a search: counted, stepped through, and tried on all orders of a tree. */
export class ProgramUses {
  /** The trees that it can be looked at on: the verdict's own first, if there is one, then those of the chapters. */
  readonly trees: readonly string[];
  tree = $state() as string;
  counts = $state.raw<readonly CountsBeside[]>([]);
  /** What a stepper is to show. */
  alone = $state.raw<Shown>();
  orders = $state.raw<OrdersBeside>();
  busy = $state<Look>();
  failure = $state<string>();
  readonly #task: UsedTaskName;
  readonly #shown: Job | undefined;
  readonly #sandbox: Sandbox;
  /** What was asked for last: an answer to anything before comes too late. */
  #asked: object | undefined;

  constructor(program: string, task: UsedTaskName, language: Language, verdict: Verdict) {
    this.#task = task;
    this.#shown = verdict.shown?.job;
    const own = this.#shown && "tree" in this.#shown ? [this.#shown.tree] : [];
    this.trees = [...new Set([...own, ...shownTreesFor(task)])];
    this.tree = this.trees[0];
    this.#sandbox = openSandbox(program, task, language);
    runYourSearchBy(async (asked) => {
      const job = jobOf(asked);
      if (job) await showProgram(this.#sandbox, task, job);
    });
  }

  async count(): Promise<void> {
    this.counts = await countsBeside((jobs) => this.#sandbox.runJobs(jobs), this.#task);
  }

  choose(tree: string): void {
    this.tree = tree;
    this.#asked = this.alone = this.orders = this.busy = undefined;
  }

  stepAlone = (): Promise<void> =>
    this.#look("alone", async () => {
      const shown = await showProgram(this.#sandbox, this.#task, this.#job);
      if (shown === undefined) throw new Error(brokeOffAtOnce);
      return () => {
        this.alone = alone(shown);
      };
    });

  /** Nothing happens where chance draws: whatever may happen there has no order to be changed. */
  tryOrders = (): Promise<void> =>
    this.#look("orders", async () => {
      const task = this.#task;
      if (!isFigureTask(task)) return () => {};
      const run = (jobs: readonly Job[]) => this.#sandbox.runJobs(jobs);
      const orders = await ordersBeside(run, task, this.tree, rests());
      return () => {
        this.orders = orders;
      };
    });

  /** The tree whose orders were tried, in one of them. */
  arranged(order: MoveOrder): string {
    return writeTree(reorder(parseTree(this.tree), order));
  }

  end(): void {
    this.#asked = undefined;
    runYourSearchBy(undefined);
    this.#sandbox.end();
  }

  get #job(): Job {
    const shown = this.#shown;
    return shown && "tree" in shown && shown.tree === this.tree ? shown : { tree: this.tree };
  }

  /** Looks at the program in one way; what was looked at in it before makes room. */
  async #look(look: Look, find: () => Promise<() => void>): Promise<void> {
    const ask = {};
    this.#asked = ask;
    this.busy = look;
    this.failure = this[look] = undefined;
    try {
      const show = await find();
      if (this.#asked === ask) show();
    } catch (error) {
      if (this.#asked === ask) this.failure = messageOf(error);
    } finally {
      if (this.#asked === ask) this.busy = undefined;
    }
  }
}

/** The job that a figure's setup comes to; undefined of a game that programs are not tried on. */
function jobOf({ tree, game, position, depth, sooner }: Asked): Job | undefined {
  if (tree !== undefined) return { tree, depth, sooner };
  if (!Object.hasOwn(judgedGames, String(game))) return undefined;
  return { game: game as JudgedGame, position, depth };
}
