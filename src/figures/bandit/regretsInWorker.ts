import { askWorker } from "../../kit/worker/askWorker.ts";
import { startWorker } from "../../kit/worker/startWorker.ts";
import type { BanditView } from "./bandit.ts";
import type { RegretSeries } from "./regretSeries.ts";

/** What is heard of a worker that plays many matches. */
export type RegretMessage =
  | { readonly kind: "share"; readonly share: number }
  | { readonly kind: "done"; readonly series: readonly RegretSeries[] }
  | { readonly kind: "failed"; readonly message: string };

/** Starts to play and tells what becomes of it. The function it returns ends it at once, in silence. */
export type StartRegrets = (view: BanditView, tell: (message: RegretMessage) => void) => () => void;

/** Plays off the page's own thread, so that the page stays alive. */
export const regretsInWorker: StartRegrets = (view, tell) =>
  askWorker(
    startWorker(() => new Worker(new URL("./regretWorker.ts", import.meta.url), { type: "module" })),
    view,
    tell,
    ["done"],
  );
