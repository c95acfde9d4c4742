import { askIdleWorker } from "../worker/askIdleWorker.ts";
import type { Ask, Failed } from "../worker/askWorker.ts";
import type { SampledChoice, SamplingQuestion } from "./sampleChoice.ts";

/** How far sampling is, and at last what it chose. */
export type SamplingMessage =
  | { readonly kind: "playouts"; readonly done: number }
  | { readonly kind: "sampled"; readonly choice: SampledChoice }
  | Failed;

/** Has sampling choose, and tells how far it is and what came of it. */
export type AskSampling = Ask<SamplingQuestion, SamplingMessage>;

/** Off the page's own thread: a hundred thousand games take seconds. */
export const askSampling: AskSampling = askIdleWorker(
  () => new Worker(new URL("./samplingWorker.ts", import.meta.url), { type: "module" }),
  ["sampled"],
);
