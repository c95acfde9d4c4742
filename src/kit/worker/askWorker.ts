import { sayWorkerError, theSearch } from "./words.ts";

/**
 * What `make` makes; where the browser refuses to make it, because of a policy or for lack of memory, a stand-in that
 * gives an error without a message, as a worker does whose code cannot be fetched. So whoever asks hears of both alike.
 */
export function startWorker(make: () => Worker): Worker {
  try {
    return make();
  } catch {
    return new Unstarted() as unknown as Worker;
  }
}

class Unstarted {
  onmessage: unknown;
  onerror?: (event: { message: string }) => void;
  #ended = false;

  postMessage(): void {
    queueMicrotask(() => {
      if (!this.#ended) this.onerror?.({ message: "" });
    });
  }

  terminate(): void {
    this.#ended = true;
  }
}

/** The word of a worker that has broken off. */
export interface Failed {
  readonly kind: "failed";
  readonly message: string;
}

/** Has something worked out, and tells what becomes of it. The function it returns ends it at once, in silence. */
export type Ask<Question, Message> = (question: Question, tell: (message: Message) => void) => () => void;

/**
 * Hands a question to a worker and tells what it says, up to its last word: one of these kinds, or that it failed. The
 * function it returns ends the worker at once, in silence, unless that has answered: then it is ended already, or kept by
 * `keep` for another question. `what` it does is named where it could not be started.
 */
export function askWorker<Message extends { readonly kind: string }>(
  worker: Worker,
  question: unknown,
  tell: (message: Message | Failed) => void,
  last: readonly Message["kind"][],
  keep: (worker: Worker) => void = (worker) => worker.terminate(),
  what = theSearch,
): () => void {
  let isAsked = true;
  worker.onerror = ({ message }) => {
    worker.terminate();
    tell({ kind: "failed", message: sayWorkerError(message, what) });
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

/** Asks a worker of its own for each question: off the page's thread, so that the page stays alive however long it takes. */
export const askNewWorker =
  <Question, Message extends { readonly kind: string }>(
    make: () => Worker,
    last: readonly Message["kind"][],
    what?: string,
  ): Ask<Question, Message | Failed> =>
  (question, tell) =>
    askWorker(startWorker(make), question, tell, last, undefined, what);
