import { answerQuestions } from "../worker/answerQuestions.ts";
import type { SamplingMessage } from "./askSampling.ts";
import { type SamplingQuestion, sampleChoice } from "./sampleChoice.ts";

/** Milliseconds between two words on how far it is. */
const pause = 200;
/** Playouts between two looks at the clock. */
const stretch = 64;

/** Samples in one position after the other. */
answerQuestions<SamplingQuestion, SamplingMessage>((question, tell) => {
  let told = performance.now();
  const choice = sampleChoice(question, (done) => {
    if (done % stretch > 0 || performance.now() - told < pause) return;
    tell({ kind: "playouts", done });
    told = performance.now();
  });
  tell({ kind: "sampled", choice });
});
