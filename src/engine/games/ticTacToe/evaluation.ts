import type { Evaluation, Feature } from "../evaluation.ts";

/** The eight lines of three, each as the nine bits of its cells. */
export const lines = [
  0b111, 0b111_000, 0b111_000_000, 0b1_001_001, 0b10_010_010, 0b100_100_100, 0b100_010_001, 0b1_010_100,
];

const full = 0b111_111_111;
const centre = 0b000_010_000;

/** How many bits are set, indexed by nine. */
const bitCounts = Uint8Array.from({ length: 512 }, (_, bits) => [...bits.toString(2)].filter(Number).length);

/** A side's cells among these nine bits, and the other's. */
const sidesOf = (position: number) => [position & full, (position >> 9) & full] as const;
const cellsOf = (bits: number) => [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => bits & (1 << cell));

/** Whether a group of cells counts for the side that has `own`. */
type Counts = (group: number, own: number, other: number) => boolean;

/** A feature that counts groups of cells, each given as nine bits. */
function counting(groups: readonly number[], counts: Counts): Pick<Feature<number>, "value" | "counted"> {
  return {
    value(position) {
      const [x, o] = sidesOf(position);
      let lead = 0;
      for (const group of groups) {
        if (counts(group, x, o)) lead++;
        if (counts(group, o, x)) lead--;
      }
      return lead;
    },
    counted(position) {
      const [x, o] = sidesOf(position);
      const ofX = groups.filter((group) => counts(group, x, o));
      const ofO = groups.filter((group) => counts(group, o, x));
      return [
        ...ofX.map((group) => ({ side: "max" as const, cells: cellsOf(group) })),
        ...ofO.map((group) => ({ side: "min" as const, cells: cellsOf(group) })),
      ];
    },
  };
}

/** The line holds exactly so many of one side's marks, and none of the other's. */
const isOpen =
  (marks: number): Counts =>
  (line, own, other) =>
    (line & other) === 0 && bitCounts[line & own] === marks;

/** What its estimate looks at. */
export type TicTacToeFeature = "ones" | "twos" | "centre";

const features: readonly Feature<number, TicTacToeFeature>[] = [
  {
    name: "ones",
    most: 4,
    ...counting(lines, isOpen(1)),
  },
  {
    name: "twos",
    most: 3,
    ...counting(lines, isOpen(2)),
  },
  {
    name: "centre",
    most: 1,
    ...counting([centre], (cell, own) => (cell & own) !== 0),
  },
];

/** An open two is worth three open ones; divided so that even the best position that is not won falls short of a win. */
export const evaluation: Evaluation<number, TicTacToeFeature> = {
  features,
  weights: { ones: 1, twos: 3, centre: 1 },
  scale: 20,
  exchange: (position) => (position & ~(2 ** 18 - 1)) | ((position & full) << 9) | ((position >> 9) & full),
};
