import { askWorker } from "../../kit/worker/askWorker.ts";
import { startWorker } from "../../kit/worker/startWorker.ts";
import type { LockstepSetup } from "./lockstepSetup.ts";
import type { PairMessage } from "./pairWorker.ts";
import type { FoundPair, PairProgress } from "./searchPair.ts";

/**
 * Finds a large pair off the page's own thread. Aborting the signal ends it at once. Rejects with an error that says
 * what went wrong.
 */
export function pairInWorker(
  setup: LockstepSetup,
  signal: AbortSignal,
  told: (progress: PairProgress) => void,
): Promise<FoundPair> {
  const worker = startWorker(
    () => new Worker(new URL("./pairWorker.ts", import.meta.url), { type: "module" }),
  );
  return new Promise((resolve, reject) => {
    const stop = askWorker<PairMessage>(
      worker,
      setup,
      (message) => {
        if (message.kind === "progress") told(message.progress);
        else if (message.kind === "found") resolve(message.found);
        else reject(new Error(message.message));
      },
      ["found"],
    );
    signal.addEventListener("abort", () => {
      stop();
      reject(new Error("The searches were cancelled."));
    });
  });
}
