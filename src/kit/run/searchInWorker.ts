import type { Result } from "../../engine/index.ts";
import type { Recording, TraceIndices } from "../../trace/index.ts";
import { FailedSearch } from "../view/messageOf.ts";
import { startWorker } from "../worker/askWorker.ts";
import { sayWorkerError, theSearch } from "../worker/words.ts";
import { finishRun, type Run, type Subject, type TreeCounts } from "./run.ts";
import * as words from "./words.ts";

/** How far a search is: the nodes it has entered, and whether these are all of them, which are being put in order. */
export interface Progress {
  readonly nodes: number;
  readonly recorded: boolean;
}

type Reply =
  | { progress: Progress }
  | { recording: Recording<unknown>; result: Result<unknown>; indices?: TraceIndices; counts?: TreeCounts }
  | { error: string };

/**
 * Searches a large subject off the page's own thread; `tell` hears how far it is. Aborting the signal
 * ends it at once.
 */
export function searchInWorker(
  subject: Subject,
  signal: AbortSignal,
  tell: (progress: Progress) => void,
): Promise<Run> {
  const worker = startWorker(
    () => new Worker(new URL("./searchWorker.ts", import.meta.url), { type: "module" }),
  );
  return new Promise<Run>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error(words.cancelled)), { once: true });
    worker.onerror = (event) => reject(new FailedSearch(sayWorkerError(event.message, theSearch)));
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if ("progress" in data) tell(data.progress);
      else if ("error" in data) reject(new FailedSearch(data.error));
      else resolve(finishRun(subject, data.recording, data.result, data.indices, data.counts));
    };
    worker.postMessage(subject.setup);
  }).finally(() => worker.terminate());
}
