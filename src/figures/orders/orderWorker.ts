import { messageOf } from "../messageOf.ts";
import { extremeCosts } from "./extremeCosts.ts";
import { extremesOf } from "./extremesOf.ts";
import type { OrderReport } from "./orderCounting.svelte.ts";
import type { TallyAsked } from "./tallyAsked.ts";
import { tallyOf } from "./tallyOf.ts";
import { tallyNews } from "./tallyView.ts";

/** Orders between two looks at the clock, and milliseconds between two reports. */
const portion = 50;
const pause = 60;

/** Steps towards the extremes before the orders are counted: some milliseconds. */
const soon = 100_000;

const report = (news: OrderReport) => postMessage(news);

/** Tallies one tree's orders, and reports how far it is until it is through; then the extremes. */
addEventListener("message", ({ data }: MessageEvent<TallyAsked>) => {
  try {
    report({ extremes: extremesOf(data, soon) });
    const tally = tallyOf(data, {});
    const known = new Set<number>();
    let told = performance.now();
    while (tally.goOn(portion)) {
      if (performance.now() - told < pause) continue;
      told = performance.now();
      report({ tally: tallyNews(tally, known) });
    }
    const extremes = extremesOf(data);
    report({ tally: tallyNews(tally, known), extremes, costs: extremeCosts(data, extremes), finished: true });
  } catch (error) {
    report({ error: messageOf(error) });
  }
});
