import type { MatchResult, TuningRound, Weights } from "../../../engine/index.ts";
import { estimatedFaces } from "../../../games/estimatedFaces.ts";
import { type Ask, askNewWorker, type Failed } from "../../../kit/worker/askWorker.ts";
import type { TuningStep, TuningTask } from "./tuneGame.ts";
import * as words from "./words.ts";

/** What is heard of a tuning. */
export type TuningMessage = TuningStep | { readonly kind: "ended" } | Failed;

/** Starts a tuning and tells what becomes of it. */
type StartTuning = Ask<TuningTask, TuningMessage>;

/** Tunes off the page's own thread, so that the page stays alive however long it takes. */
const tuneInWorker: StartTuning = askNewWorker(
  () => new Worker(new URL("./tuningWorker.ts", import.meta.url), { type: "module" }),
  ["ended"],
  words.theTuning,
);

/** A tuning as a reader starts it, follows it and ends it. */
export class Tuning {
  readonly #start: StartTuning;
  readonly #onweights: (weights: Weights) => void;
  #stop: (() => void) | undefined;
  running = $state(false);
  /** What was asked last; undefined before anything was. */
  task = $state.raw<TuningTask>();
  rounds = $state.raw<readonly TuningRound[]>([]);
  /** The tuned weights against those it began with. */
  proof = $state.raw<MatchResult>();
  cancelled = $state(false);
  error = $state<string>();

  /** `onweights` hears of weights whenever better ones are found. */
  constructor(onweights: (weights: Weights) => void, start: StartTuning = tuneInWorker) {
    this.#onweights = onweights;
    this.#start = start;
  }

  /** The share of the challenges that are played. */
  readonly share: number = $derived.by(() =>
    this.task === undefined ? 0 : this.rounds.length / estimatedFaces[this.task.game].tuning.rounds,
  );

  run(task: TuningTask): void {
    this.#stop?.();
    this.task = task;
    this.rounds = [];
    this.proof = this.error = undefined;
    this.cancelled = false;
    this.running = true;
    this.#stop = this.#start(task, (message) => this.#hear(message));
  }

  /** Ends it at once; the weights that were found stay. */
  cancel = (): void => {
    if (!this.running) return;
    this.#stop?.();
    this.running = false;
    this.cancelled = true;
  };

  /** Ends it, and forgets what it has found. */
  forget(): void {
    this.#stop?.();
    this.running = this.cancelled = false;
    this.task = this.proof = this.error = undefined;
    this.rounds = [];
  }

  #hear(message: TuningMessage): void {
    if (message.kind === "round") {
      this.rounds = [...this.rounds, message.round];
      if (message.round.kept) this.#onweights(message.round.weights);
    } else if (message.kind === "proof") this.proof = message.result;
    else {
      if (message.kind === "failed") this.error = message.message;
      this.running = false;
    }
  }
}
