import type { Side } from "../../engine/game.ts";
import { Silent } from "../../engine/index.ts";
import type { ValueSource } from "../../engine/observer.ts";
import type { ChanceSearch } from "../../engine/search.ts";
import { type Job, readJob } from "../../judge/job.ts";
import { jobsOf, rightSearches } from "../../judge/rightSearches.ts";
import { isChanceTask, type SearchTaskName, searchTasks } from "../../judge/searchTasks.ts";
import type { Heard } from "../../judge/watchProgram.ts";
import type { AlgorithmName } from "../../kit/run/algorithms.ts";
import { keepTaskSearch, keepYourSearch } from "../../kit/run/yourSearch.ts";
import type { Recorded } from "../../kit/sandbox/sandbox.ts";
import { Recorder } from "../../trace/index.ts";

/**
 * A figure that shows a case, and what differs there from its opening: a lockstep of a program beside the task's search, at
 * the first step where they part; a program by itself, where chance draws; or a figure of the chapter.
 */
export interface Beside {
  readonly figure: "lockstep" | "stepper" | "mcts" | "bandit" | "regret";
  readonly changed: Shown;
}

/** What a figure has to say to show a program by itself. */
export type Shown = Readonly<Record<string, string>>;

/** Whatever runs a program on a job, and keeps all that it tells. */
interface Records {
  record(job: Job): Promise<Recorded>;
}

/**
 * Records a program on a tree or a position, so that figures can show it, and says how a figure finds it. Undefined where
 * it broke off before it had told anything.
 */
export async function showProgram(
  program: Records,
  task: SearchTaskName,
  job: Job,
): Promise<Shown | undefined> {
  const { recording } = await program.record(job);
  if (recording === undefined || recording.words.length === 0) return undefined;
  const { game, position, depth } = readJob(job);
  keepYourSearch(game, position, depth, recording);
  const algorithm: AlgorithmName = searchTasks[task].hasWindow ? "yourPruningSearch" : "yourSearch";
  return {
    ...("tree" in job
      ? { tree: job.tree, ...(job.sooner && { sooner: "yes" }) }
      : { game: job.game, position: job.position ?? game.write(position) }),
    ...(job.depth !== undefined && { depth: String(job.depth) }),
    algorithm,
  };
}

/**
 * The same beside the task's search in a lockstep, which opens at the first step where the two part, if they do. Where chance
 * draws there is no lockstep: the program is shown by itself.
 */
export async function besideTask(
  program: Records,
  task: SearchTaskName,
  asked: Job,
): Promise<Beside | undefined> {
  const [job = asked] = jobsOf(task, [asked]);
  const shown = await showProgram(program, task, job);
  if (shown === undefined) return undefined;
  if (isChanceTask(task)) return { figure: "stepper", changed: alone(shown) };
  return {
    figure: "lockstep",
    changed: { ...shown, ...rightOne(task, job), code: "no", at: "seen parting" },
  };
}

/** What a stepper has to say to show a program by itself, from its first step. */
export const alone = (shown: Shown): Shown => ({ ...shown, panels: "stack", at: "0" });

/** What a lockstep has to say to show the task's search on its right. */
function rightOne(task: SearchTaskName, job: Job): Shown {
  // The plies that it counts are what figures count.
  if (task === "winSooner") return { against: "minimax", sooner: "yes" };
  if (task !== "killers") return { against: task };
  // No figure has it: it is shown as a reader's own is, by what can be seen of it from outside.
  const { game, position, depth } = readJob(job);
  const recorder = new Recorder<number>();
  (rightSearches.killers as ChanceSearch)(game, position, { depth }, new FromOutside(recorder));
  keepTaskSearch(game, position, depth, recorder.recording(game.turn(position) as Side));
  return { against: "alphaBetaWithKillers" };
}

/** Hands on what can be seen of a search from outside. */
class FromOutside<Move> extends Silent<Move> {
  readonly #heard: Required<Heard<Move>>;

  constructor(heard: Required<Heard<Move>>) {
    super();
    this.#heard = heard;
  }

  override enter(move: Move | undefined, depth: number, alpha: number, beta: number): void {
    this.#heard.enter(move, depth, alpha, beta);
  }

  override improve(move: Move, value: number): void {
    this.#heard.improve(move, value);
  }

  override cutoff(skipped: readonly Move[]): void {
    this.#heard.cutoff(skipped);
  }

  override leave(value: number, from: ValueSource): void {
    this.#heard.leave(value, from);
  }
}
