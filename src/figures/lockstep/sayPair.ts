import { narrate, plainly } from "../../kit/narration/narrate.ts";
import { laneTitles } from "./laneTitles.ts";
import type { PairOfRuns } from "./pairOfRuns.ts";

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
