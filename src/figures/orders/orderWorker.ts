import { messageOf } from "../messageOf.ts";
import { extremeCosts } from "./extremeCosts.ts";
import type { OrderReport } from "./orderCounting.svelte.ts";
import { extremesOf, type TallyAsked, tallyOf } from "./tallyAsked.ts";
import { tallyNews } from "./tallyView.ts";

/** Orders between two looks at the clock, and milliseconds between two reports. */
const portion = 50;
const pause = 60;

const report = (news: OrderReport) => postMessage(news);

/** Tallies one tree's orders, and reports how far it is until it is through; then the extremes. */
addEventListener("message", ({ data }: MessageEvent<TallyAsked>) => {
  try {
    const tally = tallyOf(data, {});
    const known = new Set<number>();
    let told = performance.now();
    while (tally.goOn(portion)) {
      if (performance.now() - told < pause) continue;
      told = performance.now();
      report({ tally: tallyNews(tally, known) });
    }
    const extremes = extremesOf(data);
    report({ tally: tallyNews(tally, known), extremes, costs: extremeCosts(data, extremes) });
  } catch (error) {
    report({ error: messageOf(error) });
  }
});
