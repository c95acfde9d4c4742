import { askWorker } from "../../kit/worker/askWorker.ts";
import { startWorker } from "../../kit/worker/startWorker.ts";
import type { Searched, WidthResult } from "./searchWidths.ts";

/** What is heard of the searches. */
export type WidthMessage =
  | { readonly kind: "found"; readonly result: WidthResult }
  | { readonly kind: "ended" }
  | { readonly kind: "failed"; readonly message: string };

/** Starts the searches and tells what becomes of them. The function it returns ends them at once, in silence. */
export type StartWidths = (searched: Searched, tell: (message: WidthMessage) => void) => () => void;

/** Searches off the page's own thread, so that the page stays alive however long it takes. */
export const widthsInWorker: StartWidths = (searched, tell) =>
  askWorker(
    startWorker(() => new Worker(new URL("./widthWorker.ts", import.meta.url), { type: "module" })),
    searched,
    tell,
    ["ended"],
  );
