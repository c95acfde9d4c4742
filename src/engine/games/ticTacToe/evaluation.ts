import type { Evaluation, Feature } from "../evaluation.ts";
import { lines } from "./lines.ts";

const full = 0b111_111_111;
const centre = 0b000_010_000;

/** How many bits are set, indexed by nine. */
const bitCounts = Uint8Array.from({ length: 512 }, (_, bits) => [...bits.toString(2)].filter(Number).length);

/** The lines that hold exactly so many cells of `own` and none of `other`. */
function openLines(wanted: number, own: number, other: number): number {
  let found = 0;
  for (const line of lines) if ((line & other) === 0 && bitCounts[line & own] === wanted) found++;
  return found;
}

/** What X has of something, less what O has. */
const lead = (count: (own: number, other: number) => number) => (position: number) => {
  const [x, o] = [position & full, (position >> 9) & full];
  return count(x, o) - count(o, x);
};

const features: readonly Feature<number>[] = [
  {
    name: "ones",
    title: "Open ones",
    explain: "Lines that hold one mark of one side and none of the other.",
    value: lead((own, other) => openLines(1, own, other)),
  },
  {
    name: "twos",
    title: "Open twos",
    explain: "Lines that hold two marks of one side and none of the other.",
    value: lead((own, other) => openLines(2, own, other)),
  },
  {
    name: "centre",
    title: "Centre",
    explain: "The centre, through which four of the eight lines pass.",
    value: lead((own) => bitCounts[own & centre]),
  },
];

/** An open two is worth three open ones; divided so that even the best position that is not won falls short of a win. */
export const evaluation: Evaluation<number> = {
  features,
  weights: { ones: 1, twos: 3, centre: 1 },
  scale: 20,
};
