import { messageOf } from "../view/messageOf.ts";
import type { SamplingMessage } from "./askSampling.ts";
import { type SamplingQuestion, sampleChoice } from "./sampleChoice.ts";

const tell = (message: SamplingMessage) => postMessage(message);
/** Milliseconds between two words on how far it is. */
const pause = 200;
/** Playouts between two looks at the clock. */
const stretch = 64;

/** Samples in one position after the other. */
addEventListener("message", ({ data }: MessageEvent<SamplingQuestion>) => {
  let told = performance.now();
  try {
    const choice = sampleChoice(data, (done) => {
      if (done % stretch > 0 || performance.now() - told < pause) return;
      tell({ kind: "playouts", done });
      told = performance.now();
    });
    tell({ kind: "sampled", choice });
  } catch (error) {
    tell({ kind: "failed", message: messageOf(error) });
  }
});
