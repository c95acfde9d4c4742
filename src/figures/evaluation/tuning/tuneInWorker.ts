import { sayWorkerError } from "../../../kit/worker/sayWorkerError.ts";
import { startWorker } from "../../../kit/worker/startWorker.ts";
import type { TuningStep, TuningTask } from "./tuneGame.ts";

/** What is heard of a tuning. */
export type TuningMessage =
  | TuningStep
  | { readonly kind: "ended" }
  | { readonly kind: "failed"; readonly message: string };

/** Starts a tuning and tells what becomes of it. The function it returns ends it at once, in silence. */
export type StartTuning = (task: TuningTask, tell: (message: TuningMessage) => void) => () => void;

/** Tunes off the page's own thread, so that the page stays alive however long it takes. */
export const tuneInWorker: StartTuning = (task, tell) => {
  const worker = startWorker(
    () => new Worker(new URL("./tuningWorker.ts", import.meta.url), { type: "module" }),
  );
  worker.onerror = ({ message }) => {
    worker.terminate();
    tell({ kind: "failed", message: sayWorkerError(message, "The tuning") });
  };
  worker.onmessage = ({ data }: MessageEvent<TuningMessage>) => {
    if (data.kind === "ended" || data.kind === "failed") worker.terminate();
    tell(data);
  };
  worker.postMessage(task);
  return () => worker.terminate();
};
