import { describe, expect, it } from "vitest";
import { readAtOnce } from "../../../src/figures/wholeTree/askedTree.ts";
import { readByPly } from "../../../src/figures/wholeTree/plyCounts.ts";
import { plyRows } from "../../../src/figures/wholeTree/plyRows.ts";
import { wholeSearchNames } from "../../../src/figures/wholeTree/wholeSearches.ts";

describe.each(wholeSearchNames)("What %s has read of each ply", (search) => {
  // Seven plies of the whole game: there NegaScout comes back to some nodes.
  it.each([
    { game: "ticTacToe", position: "XO.......", depth: 9 },
    { game: "ticTacToe", position: ".........", depth: 7 },
  ] as const)("is what counting node by node finds at any step from $position", (asked) => {
    const read = readAtOnce({ ...asked, search });
    const { steps } = read.reading;
    for (const step of [0, 1, 2, 97, 4095, 4096, 4097, Math.floor(steps / 2), steps - 1, steps]) {
      if (step > steps) continue;
      const counted = plyRows(read, step).map((row) => row.read);
      expect(readByPly(read.reading, step), `step ${step}`).toEqual(counted);
    }
  });
});
