import { sayWorkerError } from "./sayWorkerError.ts";

/** The word of a worker that has broken off. */
export interface Failed {
  readonly kind: "failed";
  readonly message: string;
}

/**
 * Hands a question to a worker and tells what it says, up to its last word: one of these kinds, or that it failed. The
 * function it returns ends the worker at once, in silence, unless that has answered: then it is ended already, or kept by
 * `keep` for another question.
 */
export function askWorker<Message extends { readonly kind: string }>(
  worker: Worker,
  question: unknown,
  tell: (message: Message | Failed) => void,
  last: readonly Message["kind"][],
  keep: (worker: Worker) => void = (worker) => worker.terminate(),
): () => void {
  let isAsked = true;
  worker.onerror = ({ message }) => {
    worker.terminate();
    tell({ kind: "failed", message: sayWorkerError(message, "The search") });
  };
  worker.onmessage = ({ data }: MessageEvent<Message | Failed>) => {
    isAsked = data.kind !== "failed" && !last.includes(data.kind);
    if (data.kind === "failed") worker.terminate();
    else if (!isAsked) keep(worker);
    tell(data);
  };
  worker.postMessage(question);
  return () => {
    if (isAsked) worker.terminate();
  };
}
