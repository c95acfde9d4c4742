import { askWorker } from "../../kit/worker/askWorker.ts";
import { startWorker } from "../../kit/worker/startWorker.ts";
import type { OrderingCount, Searched } from "./countOrderings.ts";
import type { Timing } from "./timeOrderings.ts";

/** What a worker is asked: to count, or to time. */
export interface OrderingTask {
  readonly kind: "count" | "time";
  readonly searched: Searched;
}

/** What is heard of it. */
export type OrderingMessage =
  | { readonly kind: "count"; readonly count: OrderingCount }
  | { readonly kind: "timed"; readonly timing: Timing }
  | { readonly kind: "ended" }
  | { readonly kind: "failed"; readonly message: string };

/** Starts a task and tells what becomes of it. The function it returns ends it at once, in silence. */
export type StartTask = (task: OrderingTask, tell: (message: OrderingMessage) => void) => () => void;

/** Counts off the page's own thread, so that the page stays alive however long it takes. */
export const countInWorker: StartTask = (task, tell) =>
  askWorker(
    startWorker(() => new Worker(new URL("./orderingWorker.ts", import.meta.url), { type: "module" })),
    task,
    tell,
    ["ended"],
  );
