import type { CodeColumns } from "../../engine/games/chance/twentyFortyEight/codeTable.ts";
import {
  readSlidingSolution,
  type SlidingSolution,
} from "../../engine/games/chance/twentyFortyEight/solveTwentyFortyEight.ts";
import { type Ask, askNewWorker, type Failed } from "../../kit/worker/askWorker.ts";

/** What a worker is to solve: 3 × 3 to a goal, from the start and from a board on which a side is to slide. */
export interface SolvingTask {
  readonly goal: number;
  readonly tiles: readonly number[];
}

/** What is heard of it: boards that it has solved so far, or all. */
export type SolvingMessage =
  | { readonly kind: "progress"; readonly boards: number }
  | { readonly kind: "solved"; readonly boards: number; readonly columns: CodeColumns }
  | Failed;

/** Starts to solve and tells what becomes of it. */
export type StartSolving = Ask<SolvingTask, SolvingMessage>;

const inWorker: StartSolving = askNewWorker(
  () => new Worker(new URL("./solveWorker.ts", import.meta.url), { type: "module" }),
  ["solved"],
);

/** The solution of one game at a time, and the worker that works it out. */
export class Solving {
  readonly #start: StartSolving;
  #stop: (() => void) | undefined;
  #solution = $state.raw<SlidingSolution>();
  /** The goal that it is solving to. */
  running = $state<number>();
  boards = $state(0);
  /** The goal to which the reader has cancelled it, or it broke off: not begun again before somebody says so. */
  givenUp = $state<number>();
  /** Why it broke off. */
  problem = $state<string>();

  constructor(start: StartSolving = inWorker) {
    this.#start = start;
  }

  solutionTo(goal: number): SlidingSolution | undefined {
    return this.#solution?.goal === goal ? this.#solution : undefined;
  }

  /** Begins, unless that runs already or was given up. */
  ask(task: SolvingTask): void {
    if (this.running !== task.goal && this.givenUp !== task.goal) this.run(task);
  }

  run(task: SolvingTask): void {
    this.end();
    this.running = task.goal;
    this.boards = 0;
    this.givenUp = this.problem = undefined;
    this.#stop = this.#start(task, (message) => this.#hear(task.goal, message));
  }

  #hear(goal: number, message: SolvingMessage): void {
    if (message.kind === "progress") {
      this.boards = message.boards;
      return;
    }
    this.running = this.#stop = undefined;
    if (message.kind === "solved")
      this.#solution = readSlidingSolution(goal, message.columns, message.boards);
    else {
      this.givenUp = goal;
      this.problem = message.message;
    }
  }

  cancel = (): void => {
    this.givenUp = this.running;
    this.end();
  };

  /** Ends what runs at once. */
  end = (): void => {
    this.#stop?.();
    this.running = this.#stop = undefined;
  };
}
