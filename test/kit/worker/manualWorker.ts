import type { Ask } from "../../../src/kit/worker/askWorker.ts";

/** Something that was asked of a worker; one that was stopped is not heard. */
class Started<Question, Message> {
  readonly question: Question;
  stopped = false;
  readonly #tell: (message: Message) => void;
  readonly #messages: Iterator<Message>;

  constructor(question: Question, tell: (message: Message) => void, messages: Iterator<Message>) {
    this.question = question;
    this.#tell = tell;
    this.#messages = messages;
  }

  /** What a worker might say. */
  say(message: Message): void {
    if (!this.stopped) this.#tell(message);
  }

  /** The next message of the work that is really done; false when there are no more. */
  next(): boolean {
    const { value, done } = this.#messages.next();
    if (!done) this.say(value);
    return !done;
  }

  finish(): void {
    while (this.next());
  }
}

/** A worker that says what it is told to, when it is told to; what it `does`, message by message, it does likewise. */
export class ManualWorker<Question, Message> {
  /** All that was asked of it, the latest last. */
  readonly started: Started<Question, Message>[] = [];
  readonly #does: (question: Question) => Iterator<Message>;

  constructor(does: (question: Question) => Iterator<Message> = () => [].values()) {
    this.#does = does;
  }

  readonly start: Ask<Question, Message> = (question, tell) => {
    const started = new Started(question, tell, this.#does(question));
    this.started.push(started);
    return () => {
      started.stopped = true;
    };
  };

  get latest(): Started<Question, Message> {
    return this.started.at(-1)!;
  }
}
