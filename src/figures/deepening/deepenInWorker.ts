import { askWorker } from "../../kit/worker/askWorker.ts";
import { startWorker } from "../../kit/worker/startWorker.ts";
import type { DeepeningEnd, HalfIteration, IterationReport, Searched } from "./deepenPosition.ts";

/** What is heard of a search while it runs; the milliseconds are those since it began. */
export type DeepeningMessage =
  | { readonly kind: "iteration"; readonly report: IterationReport; readonly milliseconds: number }
  | { readonly kind: "progress"; readonly half: HalfIteration; readonly milliseconds: number }
  | { readonly kind: "ended"; readonly end: DeepeningEnd; readonly milliseconds: number }
  | { readonly kind: "failed"; readonly message: string };

/** Starts a search and tells what becomes of it. The function it returns ends it at once, in silence. */
export type StartSearch = (searched: Searched, tell: (message: DeepeningMessage) => void) => () => void;

/** Searches off the page's own thread, so that the page stays alive however long it takes. */
export const deepenInWorker: StartSearch = (searched, tell) =>
  askWorker(
    startWorker(() => new Worker(new URL("./deepeningWorker.ts", import.meta.url), { type: "module" })),
    searched,
    tell,
    ["ended"],
  );
