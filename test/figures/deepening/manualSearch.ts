import { deepenPosition, type Searched } from "../../../src/figures/deepening/deepenPosition.ts";
import type { DeepeningMessage } from "../../../src/figures/deepening/iteratedSearch.svelte.ts";
import { ManualWorker } from "../../kit/worker/manualWorker.ts";

const milliseconds = 5;

/** Searches that run when they are told to, up to the next message. */
export const manualSearch = new ManualWorker<Searched, DeepeningMessage>(function* (searched) {
  const run = deepenPosition(searched);
  for (;;) {
    const { value, done } = run.next();
    yield done
      ? { kind: "ended", end: value, milliseconds }
      : { kind: "iteration", report: value, milliseconds };
    if (done) return;
  }
});
