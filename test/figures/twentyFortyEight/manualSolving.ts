import type {
  SolvingMessage,
  SolvingTask,
  StartSolving,
} from "../../../src/figures/twentyFortyEight/solving.svelte.ts";

/** A worker that says what it is told to, when it is told to. */
export class ManualSolving {
  /** All that were started, the latest last. */
  readonly started: {
    readonly task: SolvingTask;
    readonly say: (message: SolvingMessage) => void;
    stopped: boolean;
  }[] = [];

  readonly start: StartSolving = (task, tell) => {
    // One that was stopped is not heard.
    const started = {
      task,
      stopped: false,
      say: (message: SolvingMessage) => started.stopped || tell(message),
    };
    this.started.push(started);
    return () => {
      started.stopped = true;
    };
  };

  get latest() {
    return this.started.at(-1)!;
  }
}
