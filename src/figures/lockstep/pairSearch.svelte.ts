import { askNewWorker } from "../../kit/worker/askWorker.ts";
import type { LockstepSetup } from "./lockstepSetup.ts";
import { finishPair, type PairOfRuns } from "./pairOfRuns.ts";
import type { PairMessage } from "./pairWorker.ts";
import { type FoundPair, type LaneSubject, type PairProgress, readPair, searchPair } from "./searchPair.ts";

type Lanes = readonly [LaneSubject, LaneSubject];

/** Finds pairs of runs, what is too large to draw whole in a worker: one at a time. */
export class PairSearch {
  /** What a worker searches just now, and what it does. */
  pending = $state.raw<{ readonly setup: LockstepSetup; readonly lanes: Lanes }>();
  progress = $state.raw<PairProgress>();
  #abort: AbortController | undefined;

  /**
   * At once, or when a worker is done: undefined where it was cancelled. Ends what was searched before. Throws an error
   * that says what is wrong.
   */
  find(setup: LockstepSetup): PairOfRuns | Promise<PairOfRuns | undefined> {
    this.cancel();
    const lanes = readPair(setup);
    if (!lanes.every(({ subject }) => subject.outline.complete)) return this.#findLater(setup, lanes);
    return finishPair(setup, lanes, searchPair(lanes));
  }

  /** Ends what runs in a worker at once. */
  cancel = (): void => {
    this.#abort?.abort();
    this.#abort = undefined;
    this.pending = undefined;
    this.progress = undefined;
  };

  async #findLater(setup: LockstepSetup, lanes: Lanes): Promise<PairOfRuns | undefined> {
    const abort = new AbortController();
    this.#abort = abort;
    this.pending = { setup, lanes };
    try {
      const found = await pairInWorker(setup, abort.signal, (progress) => {
        this.progress = progress;
      });
      return finishPair(setup, lanes, found);
    } catch (error) {
      if (abort.signal.aborted) return undefined;
      throw error;
    } finally {
      if (this.#abort === abort) this.cancel();
    }
  }
}

const askPair = askNewWorker<LockstepSetup, PairMessage>(
  () => new Worker(new URL("./pairWorker.ts", import.meta.url), { type: "module" }),
  ["found"],
);

/**
 * Finds a large pair off the page's own thread. Aborting the signal ends it at once. Rejects with an error that says
 * what went wrong.
 */
function pairInWorker(
  setup: LockstepSetup,
  signal: AbortSignal,
  told: (progress: PairProgress) => void,
): Promise<FoundPair> {
  return new Promise((resolve, reject) => {
    const stop = askPair(setup, (message) => {
      if (message.kind === "progress") told(message.progress);
      else if (message.kind === "found") resolve(message.found);
      else reject(new Error(message.message));
    });
    signal.addEventListener("abort", () => {
      stop();
      reject(new Error("The searches were cancelled."));
    });
  });
}
