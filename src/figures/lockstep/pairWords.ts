import { narrate, plainly } from "../../kit/narration/narrate.ts";
import { algorithms } from "../../kit/run/algorithms.ts";
import type { LaneOrder } from "./lockstepSetup.ts";
import type { PairOfRuns } from "./pairOfRuns.ts";

/** What an order of the moves is called, in a menu and in a title. */
export function orderTitle(order: LaneOrder): string {
  const titles: Record<string, string> = {
    given: "As given",
    reverse: "Reversed",
    best: "Best order",
    worst: "Worst order",
    own: "Game’s own order",
  };
  return titles[order] ?? "Rearranged";
}

/** What the two sides are called: by their algorithms, and by the orders of their moves where these differ. */
export function laneTitles({ lanes }: Pick<PairOfRuns, "lanes">): [string, string] {
  const sameOrder = lanes[0].order === lanes[1].order;
  const titleOf = ({ algorithm, order }: (typeof lanes)[number]) =>
    sameOrder
      ? algorithms[algorithm].title
      : `${algorithms[algorithm].title}, ${orderTitle(order).toLowerCase()}`;
  const titles: [string, string] = [titleOf(lanes[0]), titleOf(lanes[1])];
  return titles[0] === titles[1] ? ["Left", "Right"] : titles;
}

/** What has just happened in two runs at a pair of steps, for those who listen: only what is new. */
export function sayPair(pair: PairOfRuns, at: number): string {
  const { steps, moved } = pair.pairs.at(at);
  const parts = pair.pairs.isParting(at) ? "Here they part. " : "";
  const titles = laneTitles(pair);
  const sentences = pair.lanes.map(({ run }, side) => plainly(narrate(run, steps[side])));
  const both = at === 0 || (moved[0] && moved[1]);
  if (both && sentences[0] === sentences[1]) return `${parts}Both: ${sentences[0]}`;
  const said = sentences.map((sentence, side) => `${titles[side]}: ${sentence}`);
  return parts + said.filter((_, side) => both || moved[side]).join(" ");
}
