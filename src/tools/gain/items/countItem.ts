import type { Run } from "../../../kit/run/run.ts";
import { titleInSentence } from "../../../listing/words.ts";
import { findStep } from "../../../trace/index.ts";
import type { Finder } from "../item.ts";
import * as words from "../words.ts";

const whole = ({ trace }: Run) => trace.counters(trace.length);

/** How often the root's best value rises, the first one included. */
function rises({ trace }: Run): number {
  let count = 0;
  for (let step = 1; step <= trace.length; step++) {
    const event = trace.event(step);
    if (event.kind === "improve" && event.node === 0) count++;
  }
  return count;
}

/** What is counted, by the name of the question that asks for it. */
const counts = {
  rises,
  readBefore: ({ trace }: Run) => trace.counters(findStep(trace, "leave 1")).leaves,
  leaves: (run: Run) => whole(run).leaves,
  cutoffs: (run: Run) => whole(run).cutoffs,
  fewest: ({ measures }: Run) => measures.fewest!,
} as const;
export type Counted = keyof typeof counts;

/** How many there are of something in a search of the tree: graded by the search's own counters. */
export const countItem =
  (what: Counted): Finder =>
  (run) => {
    const answer = String(counts[what](run));
    return [
      {
        text: words.askCount(what, titleInSentence(run.setup.algorithm)),
        run,
        at: 0,
        hides: false,
        picks: false,
        options: undefined,
        answer,
        verdict: words.countIs(answer),
        likeness: ["count", what],
      },
    ];
  };
