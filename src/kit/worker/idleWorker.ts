import { askWorker, type Failed, startWorker } from "./askWorker.ts";

/**
 * Asks a worker that, once it has answered, waits for the next question: it has its code then, and has learned its work.
 * Whoever asks before it has answered has another one made.
 */
export class IdleWorker<Message extends { readonly kind: string }> {
  readonly #make: () => Worker;
  readonly #last: readonly Message["kind"][];
  #idle: Worker | undefined;

  /** @param last the kinds of message that are a last word */
  constructor(make: () => Worker, last: readonly Message["kind"][]) {
    this.#make = make;
    this.#last = last;
  }

  /** As `askWorker` does. */
  ask = (question: unknown, tell: (message: Message | Failed) => void): (() => void) => {
    const worker = this.#idle ?? startWorker(this.#make);
    this.#idle = undefined;
    return askWorker(worker, question, tell, this.#last, (answered) => {
      this.#idle?.terminate();
      this.#idle = answered;
    });
  };
}
