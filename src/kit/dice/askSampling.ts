import type { Failed } from "../worker/askWorker.ts";
import { IdleWorker } from "../worker/idleWorker.ts";
import type { SampledChoice, SamplingQuestion } from "./sampleChoice.ts";

/** How far sampling is, and at last what it chose. */
export type SamplingMessage =
  | { readonly kind: "playouts"; readonly done: number }
  | { readonly kind: "sampled"; readonly choice: SampledChoice }
  | Failed;

/** Has sampling choose, and tells how far it is and what came of it. The function it returns ends it at once, in silence. */
export type AskSampling = (
  question: SamplingQuestion,
  tell: (message: SamplingMessage) => void,
) => () => void;

const worker = new IdleWorker<SamplingMessage>(
  () => new Worker(new URL("./samplingWorker.ts", import.meta.url), { type: "module" }),
  ["sampled"],
);

/** Off the page's own thread: a hundred thousand games take seconds. */
export const askSampling: AskSampling = worker.ask;
