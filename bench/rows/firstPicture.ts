import type { Page } from "@playwright/test";
import { median } from "../median.ts";
import { inPage } from "../pictureInBrowser.ts";
import type { Row } from "../row.ts";

const all = 549_946;
/** Fewer circles than these are no picture of a whole tree. */
const least = 10_000;
/** Pictures before any that counts: by then the compiler has learned what either side does, as in all rows. */
const before = 3;
const counted = 7;

/** Milliseconds of so many pictures in one page, of this many nodes each. */
const times = (page: Page, draw: "circlesByD3" | "wholeOnCanvas", size: number, count: number) =>
  page.evaluate(
    async ([draw, size, count]) => {
      const times: number[] = [];
      for (let picture = 0; picture < count; picture++) times.push(await pictures[draw](size));
      return times;
    },
    [draw, size, count] as const,
  );

/** At the largest size that the browser finishes, half as large where it gives up; then in proportion, for all. */
async function byD3(): Promise<number> {
  for (let size = all; size >= least; size = Math.floor(size / 2)) {
    try {
      const [milliseconds] = await inPage(async (page) => {
        await times(page, "circlesByD3", least, before);
        return times(page, "circlesByD3", size, 1);
      });
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
    measure: () =>
      inPage(async (page) =>
        median((await times(page, "wholeOnCanvas", all, before + counted)).slice(before)),
      ),
  },
};
