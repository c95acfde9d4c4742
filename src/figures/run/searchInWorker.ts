import type { Result } from "../../engine/index.ts";
import type { Recording, TraceIndices } from "../../trace/index.ts";
import { finishRun, type Run, type Subject } from "./run.ts";
import { sayWorkerError } from "./sayWorkerError.ts";
import { startWorker } from "./startWorker.ts";

type Reply =
  | { recording: Recording<unknown>; result: Result<unknown>; indices?: TraceIndices }
  | { error: string };

/** Searches a large subject off the page's own thread. Aborting the signal ends it at once. */
export function searchInWorker(subject: Subject, signal: AbortSignal): Promise<Run> {
  const worker = startWorker(
    () => new Worker(new URL("./searchWorker.ts", import.meta.url), { type: "module" }),
  );
  return new Promise<Run>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("The search was cancelled.")), { once: true });
    worker.onerror = (event) => reject(new Error(sayWorkerError(event.message, "The search")));
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if ("error" in data) reject(new Error(data.error));
      else resolve(finishRun(subject, data.recording, data.result, data.indices));
    };
    worker.postMessage(subject.setup);
  }).finally(() => worker.terminate());
}
