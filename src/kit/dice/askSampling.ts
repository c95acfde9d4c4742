import { askWorker, type Failed, startWorker } from "../worker/askWorker.ts";
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

/** One that has answered waits for the next question. */
let idle: Worker | undefined;

/** Off the page's own thread: a hundred thousand games take seconds. */
export const askSampling: AskSampling = (question, tell) => {
  const worker =
    idle ??
    startWorker(() => new Worker(new URL("./samplingWorker.ts", import.meta.url), { type: "module" }));
  idle = undefined;
  return askWorker<SamplingMessage>(worker, question, tell, ["sampled"], (done) => {
    idle?.terminate();
    idle = done;
  });
};
