import { inPlies, type Words } from "../../kit/narration/words.ts";
import type { Measured, Timing } from "./timeOrderings.ts";

const percent = (share: number) => `${Math.round(100 * share)} %`;
const spread = ({ low, high }: Measured, write: (share: number) => string) =>
  write(low) === write(high) ? "each time" : `from ${write(low)} to ${write(high)}`;

/** What ordering costs and saves in time, as it was measured here, and whether that tells which of the two is faster. */
export function sayTiming({ depth, rounds, time, nodes, each }: Timing): Words[] {
  const times = (factor: number) => factor.toPrecision(2);
  const unsure =
    time.low < 1 && time.high > 1 ? " So it cannot be told which order is the faster one here." : "";
  return [
    {
      text: `Measured in your browser, ${rounds} times, in the search ${inPlies(depth)} deep: `,
    },
    { text: `${percent(time.median)} of the time`, strong: true },
    {
      text:
        ` (${spread(time, percent)}) for ${percent(nodes)} of the nodes. A node takes ${times(each.median)} times as ` +
        `long as in natural order (${spread(each, times)}).${unsure}`,
    },
  ];
}
