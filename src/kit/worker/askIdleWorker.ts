import { type Ask, askWorker, type Failed, startWorker } from "./askWorker.ts";

/**
 * Asks a worker that, once it has answered, waits for the next question: it has its code then, and has learned its work.
 * Whoever asks before it has answered has another one made.
 *
 * @param last the kinds of message that are a last word
 */
export function askIdleWorker<Question, Message extends { readonly kind: string }>(
  make: () => Worker,
  last: readonly Message["kind"][],
): Ask<Question, Message | Failed> {
  let idle: Worker | undefined;
  return (question, tell) => {
    const worker = idle ?? startWorker(make);
    idle = undefined;
    return askWorker(worker, question, tell, last, (answered) => {
      idle?.terminate();
      idle = answered;
    });
  };
}
