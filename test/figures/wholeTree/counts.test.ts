import { describe, expect, it } from "vitest";
import { readAtOnce } from "../../../src/figures/wholeTree/askedTree.ts";
import { countsAt } from "../../../src/figures/wholeTree/counts.ts";
import { plyRows } from "../../../src/figures/wholeTree/plyRows.ts";
import { wholeSearchNames } from "../../../src/figures/wholeTree/wholeSearches.ts";

const asked = { game: "ticTacToe", position: "XO.......", depth: 9 } as const;
const late = { ...asked, position: "XOXO....." };

describe.each(wholeSearchNames)("Counts of %s", (search) => {
  const read = readAtOnce({ ...late, search });
  const { tree, reading } = read;
  const nodes = Array.from({ length: tree.size }, (_, node) => node);

  it("are those of a look at every node, at every step", () => {
    for (let step = 0; step <= reading.steps; step += 7) {
      const different = nodes.filter((node) => reading.entered(node) !== 0 && reading.entered(node) <= step);
      expect(countsAt(reading, step).nodes).toBe(different.length);
    }
  });

  it("never let go of a node that is passed over, and reach all nodes", () => {
    let before = 0;
    for (let step = 0; step <= reading.steps; step++) {
      const { nodes, cut } = countsAt(reading, step);
      expect(nodes + cut).toBeLessThanOrEqual(tree.size);
      expect(nodes + cut).toBeGreaterThanOrEqual(search === "negaScout" ? 0 : before);
      before = nodes + cut;
    }
    expect(before).toBe(tree.size);
  });

  it("are the sums of all plies", () => {
    const rows = plyRows(read, reading.steps);
    expect(rows.reduce((sum, row) => sum + row.read, 0)).toBe(countsAt(reading, reading.steps).nodes);
    expect(rows.reduce((sum, row) => sum + row.nodes, 0)).toBe(tree.size);
  });
});

describe("Searches over a whole tree", () => {
  it("all find its value", () => {
    for (const search of wholeSearchNames) {
      const { tree, reading } = readAtOnce({ ...asked, search });
      expect(reading.returned(0)).toBe(tree.columns.values[0]);
    }
  });

  it("read the less the better the order is", () => {
    const read = (search: (typeof wholeSearchNames)[number]) => {
      const { reading } = readAtOnce({ ...asked, search });
      return reading.nodes(reading.steps);
    };
    const inOrder = [read("bestFirst"), read("alphaBeta"), read("bestLast"), read("minimax")];
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
    expect(read("table")).toBeLessThan(read("alphaBeta"));
  });
});
