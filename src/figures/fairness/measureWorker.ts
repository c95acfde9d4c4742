import { messageOf } from "../../kit/view/messageOf.ts";
import type { FairnessView } from "./fairness.ts";
import { measure } from "./measure.ts";
import type { MeasureMessage } from "./measuring.svelte.ts";

const tell = (message: MeasureMessage) => postMessage(message);
/** Milliseconds between two words on how far it is. */
const pause = 100;

/** Measures how fair a game is, and tells how far that has come. */
addEventListener("message", ({ data }: MessageEvent<FairnessView>) => {
  let [told, nodes, games] = [performance.now(), 0, 0];
  const tellProgress = () => {
    if (performance.now() - told < pause) return;
    told = performance.now();
    tell({ kind: "progress", nodes, games });
  };
  try {
    const found = measure(data, {
      stop() {
        if (++nodes % 1000 === 0) tellProgress();
        return false;
      },
      onProgress(played) {
        games = played;
        tellProgress();
      },
    });
    tell({ kind: "measured", found });
  } catch (error) {
    tell({ kind: "failed", message: messageOf(error) });
  }
});
