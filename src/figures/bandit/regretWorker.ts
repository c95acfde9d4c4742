import { messageOf } from "../../kit/view/messageOf.ts";
import type { BanditView } from "./bandit.ts";
import type { RegretMessage } from "./bench.svelte.ts";
import { regretSeries } from "./regretSeries.ts";

const tell = (message: RegretMessage) => postMessage(message);

/** Plays a view's matches, all seeds and policies, and tells how far it has come. */
addEventListener("message", ({ data }: MessageEvent<BanditView>) => {
  try {
    const run = regretSeries(data);
    for (;;) {
      const { value, done } = run.next();
      if (done) return tell({ kind: "done", series: value });
      tell({ kind: "share", share: value });
    }
  } catch (error) {
    tell({ kind: "failed", message: messageOf(error) });
  }
});
