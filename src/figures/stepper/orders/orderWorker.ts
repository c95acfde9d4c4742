import "../../../kit/run/haveAllSearches.ts";
import { messageOf } from "../../../kit/view/messageOf.ts";
import { tallyOf } from "./countAtOnce.ts";
import { extremeCosts, extremesOf } from "./extremesOf.ts";
import type { OrderReport, OrderTask } from "./orderCounting.svelte.ts";
import { tallyNews } from "./tallyView.ts";

/** Orders between two looks at the clock, and milliseconds between two reports. */
const portion = 50;
const pause = 60;

/** Steps towards the extremes before the orders are counted: some milliseconds. */
const soon = 100_000;

const report = (news: OrderReport) => postMessage(news);

/** Tallies one tree's orders, from where it was stopped, and reports how far it is until it is through; then the extremes. */
addEventListener("message", ({ data: { asked, counted } }: MessageEvent<OrderTask>) => {
  try {
    report({ extremes: extremesOf(asked, soon) });
    const tally = tallyOf(asked, {});
    if (counted) tally.resume(counted);
    const known = new Set(counted?.bars.map(({ leaves }) => leaves));
    let told = performance.now();
    while (tally.goOn(portion)) {
      if (performance.now() - told < pause) continue;
      told = performance.now();
      report({ tally: tallyNews(tally, known) });
    }
    const extremes = extremesOf(asked);
    report({
      tally: tallyNews(tally, known),
      extremes,
      costs: extremeCosts(asked, extremes),
      finished: true,
    });
  } catch (error) {
    report({ error: messageOf(error) });
  }
});
