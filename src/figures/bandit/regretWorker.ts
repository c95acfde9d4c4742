import { answerQuestions } from "../../kit/worker/answerQuestions.ts";
import type { BanditView } from "./bandit.ts";
import type { RegretMessage } from "./bench.svelte.ts";
import { regretSeries } from "./regretSeries.ts";

/** Plays a view's matches, all seeds and policies, and tells how far it has come. */
answerQuestions<BanditView, RegretMessage>((view, tell) => {
  const run = regretSeries(view);
  for (;;) {
    const { value, done } = run.next();
    if (done) return tell({ kind: "done", series: value });
    tell({ kind: "share", share: value });
  }
});
