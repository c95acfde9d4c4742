import { countOrderings } from "../../../src/figures/ordering/countOrderings.ts";
import type {
  OrderingMessage,
  OrderingTask,
  StartTask,
} from "../../../src/figures/ordering/orderings.svelte.ts";

/** A task that goes on when it is told to: what a worker would tell, message by message. */
export class ManualTask {
  /** Every task that was started, the latest last. */
  static readonly started: ManualTask[] = [];
  readonly task: OrderingTask;
  stopped = false;
  readonly #tell: (message: OrderingMessage) => void;
  readonly #run: ReturnType<typeof countOrderings>;

  constructor(task: OrderingTask, tell: (message: OrderingMessage) => void) {
    this.task = task;
    this.#tell = tell;
    this.#run = countOrderings(task.searched);
  }

  static readonly start: StartTask = (task, tell) => {
    const started = new ManualTask(task, tell);
    ManualTask.started.push(started);
    return () => {
      started.stopped = true;
    };
  };

  static get latest(): ManualTask {
    return ManualTask.started[ManualTask.started.length - 1];
  }

  next(): boolean {
    const { value, done } = this.#run.next();
    this.say(done ? { kind: "ended" } : { kind: "count", count: value });
    return !done;
  }

  finish(): void {
    while (this.next());
  }

  /** What a worker might say; one that was stopped is not heard. */
  say(message: OrderingMessage): void {
    if (!this.stopped) this.#tell(message);
  }
}
