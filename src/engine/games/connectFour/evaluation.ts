import type { Evaluation, Feature } from "../evaluation.ts";
import { completions } from "./completions.ts";
import { countBits } from "./countBits.ts";
import { centreOf, openLinesOf, threatsOf } from "./counted.ts";
import { everyCell, landings, middle, rightmost, rightToLeft } from "./halves.ts";
import { openLines } from "./openLines.ts";
import { type ConnectFourPosition, exchange } from "./position.ts";

/** What the side to move has, less what the other has, made MAX's. Subtracted, because 0 must not become −0. */
const forMax = (position: ConnectFourPosition, lead: number) => (position.stones & 1 ? 0 - lead : lead);

/** How many more open lines with so many stones MAX has. */
const moreLines = (position: ConnectFourPosition, wanted: 2 | 3) => {
  const { left, right, lastLeft, lastRight } = position;
  const lead = openLines(wanted, left, right, lastLeft, lastRight);
  return forMax(position, lead - openLines(wanted, lastLeft, lastRight, left, right));
};

/** A middle column may owe its four to a line of either half; it is counted once, in the left. */
const threats = (left: number, right: number, landLeft: number, landRight: number) => {
  const inRight = completions(right);
  const inLeft = completions(left) | (inRight << rightToLeft);
  return countBits(inLeft & landLeft) + countBits(inRight & landRight);
};

const features: readonly Feature<ConnectFourPosition>[] = [
  {
    name: "twos",
    title: "Open twos",
    explain: "Lines of four cells that hold two stones of one side and none of the other.",
    most: 69,
    value: (position) => moreLines(position, 2),
    counted: (position) => openLinesOf(position, 2),
  },
  {
    name: "threes",
    title: "Open threes",
    explain: "Lines of four cells that hold three stones of one side and none of the other.",
    most: 69,
    value: (position) => moreLines(position, 3),
    counted: (position) => openLinesOf(position, 3),
  },
  {
    name: "threats",
    title: "Threats",
    explain: "Columns in which the next stone, if it is that side's, makes four in a row.",
    most: 7,
    value(position) {
      const { left, right, lastLeft, lastRight } = position;
      const landLeft = landings(left | lastLeft) & everyCell;
      const landRight = landings(right | lastRight) & rightmost;
      const own = threats(left, right, landLeft, landRight);
      return forMax(position, own - threats(lastLeft, lastRight, landLeft, landRight));
    },
    counted: threatsOf,
  },
  {
    name: "centre",
    title: "Centre",
    explain: "Stones in the middle column, through which the most lines pass.",
    most: 6,
    value: (position) =>
      forMax(position, countBits(position.left & middle) - countBits(position.lastLeft & middle)),
    counted: centreOf,
  },
];

/** All 69 lines open threes, 7 threats and 6 stones in the centre would come to 0.866: any win outweighs that. */
export const evaluation: Evaluation<ConnectFourPosition> = {
  features,
  weights: { twos: 2, threes: 10, threats: 20, centre: 6 },
  scale: 1000,
  exchange,
};
