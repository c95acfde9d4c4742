import { inPage } from "../pictureInBrowser.ts";
import type { Row } from "../row.ts";

const all = 549_946;
/** Fewer circles than these are no picture of a whole tree. */
const least = 10_000;

/** At the largest size that the browser finishes, half as large where it gives up; then in proportion, for all. */
async function byD3(): Promise<number> {
  for (let size = all; size >= least; size = Math.floor(size / 2)) {
    try {
      const milliseconds = await inPage((page) =>
        page.evaluate((circles) => pictures.circlesByD3(circles), size),
      );
      return milliseconds * (all / size);
    } catch (error) {
      console.error(`${size} circles were too many: ${error}`);
    }
  }
  throw new Error(`Not even ${least} circles were drawn`);
}

export const row: Row = {
  title:
    "Browser: 549,946 nodes laid out and drawn by d3, a circle a node, against searched, recorded, laid out and painted",
  goal: { atLeast: 100 },
  contender: { name: "d3 and SVG", measure: byD3 },
  against: {
    name: "whole tree",
    measure: () => inPage((page) => page.evaluate(() => pictures.wholeOnCanvas())),
  },
};
