/** The word of a worker that has broken off. */
export interface Failed {
  readonly kind: "failed";
  readonly message: string;
}

/**
 * Hands a question to a new worker and tells what it says, up to its last word: one of these kinds, or that it failed.
 * The function it returns ends the worker at once, in silence.
 */
export function askWorker<Message extends { readonly kind: string }>(
  worker: Worker,
  question: unknown,
  tell: (message: Message | Failed) => void,
  last: readonly Message["kind"][],
): () => void {
  worker.onerror = ({ message }) => {
    worker.terminate();
    tell({ kind: "failed", message: message || "The search could not be started" });
  };
  worker.onmessage = ({ data }: MessageEvent<Message | Failed>) => {
    if (data.kind === "failed" || last.includes(data.kind)) worker.terminate();
    tell(data);
  };
  worker.postMessage(question);
  return () => worker.terminate();
}
