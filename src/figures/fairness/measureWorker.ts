import { answerQuestions } from "../../kit/worker/answerQuestions.ts";
import type { FairnessView } from "./fairness.ts";
import { measure } from "./measure.ts";
import type { MeasureMessage } from "./measuring.svelte.ts";

/** Milliseconds between two words on how far it is. */
const pause = 100;

/** Measures how fair a game is, and tells how far that has come. */
answerQuestions<FairnessView, MeasureMessage>((view, tell) => {
  let [told, nodes, games] = [performance.now(), 0, 0];
  const tellProgress = () => {
    if (performance.now() - told < pause) return;
    told = performance.now();
    tell({ kind: "progress", nodes, games });
  };
  const found = measure(view, {
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
});
