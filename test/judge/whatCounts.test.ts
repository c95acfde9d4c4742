import { expect, it } from "vitest";
import { differences } from "../../src/judge/compareRuns.ts";
import { judgeProgram } from "../../src/judge/judgeProgram.ts";
import { countings, passed, passes } from "../../src/judge/whatCounts.ts";
import { listingText, runHere } from "./programs.ts";

const tallied = async (written: string, more: readonly { tree: string }[] = []) =>
  (await judgeProgram("alphaBeta", runHere("alphaBeta", written), {}, undefined, more)).tally;
const tally = (seen: object) => ({ of: 20, tried: 10, seen, visits: { own: 0, right: 0 } });
const passedBy = (seen: object, conventional = false) =>
  countings.map((counting) => passed(tally(seen), counting, conventional));

it("What counts more lets less pass, and a book's own way passes where the book counts", () => {
  expect(passedBy({})).toEqual([10, 10, 10, 10]);
  expect(passedBy({ wrongValue: 1, readsMore: 2, readsInAnotherOrder: 3 })).toEqual([9, 7, 4, 4]);
  expect(passedBy({ readsMore: 4 }, true)).toEqual([10, 6, 6, 10]);
  for (const difference of differences) {
    const counts = passedBy({ [difference]: 1 });
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(passes(tally({ [difference]: 1 }), "order", false)).toBe(false);
  }
  expect(passes({ ...tally({}), tried: 0 }, "value", false)).toBe(false);
});

it("A program is counted on the judge's trees and on those that come with it", async () => {
  const right = await tallied(listingText("alphaBeta"));
  expect(right).toMatchObject({ seen: {}, tried: right.of });
  expect(right.visits.own).toBe(right.visits.right);
  // Minimax in alpha-beta's place has every value, and reads more wherever something is cut.
  const reads = await tallied(listingText("minimax"), [{ tree: "[[3,12,8],[2,4,6],[14,5,2]]" }]);
  expect(reads.of).toBe(right.of + 1);
  expect(Object.keys(reads.seen)).toEqual(["readsMore"]);
  expect(passes(reads, "value", false)).toBe(true);
  expect(passes(reads, "leaves", false)).toBe(false);
  expect(reads.visits.own).toBeGreaterThan(reads.visits.right);
});
