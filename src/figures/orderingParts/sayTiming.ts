import type { Words } from "../stepper/narrate.ts";
import type { Timing } from "./timeOrderings.ts";

const percent = (share: number) => `${Math.round(100 * share)} %`;

/** What ordering costs and saves in time, as it was measured here. */
export const sayTiming = ({ time, nodes, each }: Timing): Words[] => [
  { text: "Measured in your browser, all iterations together: " },
  { text: `${percent(time)} of the time`, strong: true },
  {
    text: ` for ${percent(nodes)} of the nodes. A node takes ${each.toPrecision(2)} times as long as in natural order.`,
  },
];
