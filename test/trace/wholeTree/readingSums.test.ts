import { describe, expect, it } from "vitest";
import { alphaBeta, connectFour, minimax, mtdf, type Search } from "../../../src/engine/index.ts";
import {
  growWholeTree,
  KeptReading,
  type Reading,
  type ReadingColumns,
  readWholeTree,
  WholeReading,
  WholeTree,
} from "../../../src/trace/index.ts";

// Tens of thousands of events: sums are kept of many stretches of them.
const depth = 5;
const tree = new WholeTree(growWholeTree(connectFour, connectFour.start, { depth }));
const columnsOf = (search: Search): ReadingColumns =>
  readWholeTree(tree, connectFour, connectFour.start, search, { depth });
const readings: Readonly<Record<string, Reading>> = {
  "minimax, computed": new WholeReading(tree),
  "minimax, kept": new KeptReading(tree, columnsOf(minimax)),
  "alpha-beta": new KeptReading(tree, columnsOf(alphaBeta)),
  "MTD(f)": new KeptReading(tree, columnsOf(mtdf)),
};

/** As a look at every node counts them. */
function countAll(reading: Reading, step: number) {
  const nodes = new Array<number>(tree.levels).fill(0);
  let leaves = 0;
  for (let node = 0; node < tree.size; node++) {
    const entered = reading.entered(node);
    if (entered === 0 || entered > step) continue;
    nodes[tree.columns.plies[node]]++;
    if (tree.isLeaf(node) && entered < step) leaves++;
  }
  return { nodes, leaves };
}

describe.each(Object.entries(readings))("What %s has read", (_, reading) => {
  const { steps } = reading;
  const around = [1024, 2048, Math.floor(steps / 2), steps].flatMap((step) => [step - 1, step, step + 1]);

  it.each([0, 1, 2, 97, ...around].filter((step) => step <= steps))(
    "by step %i is counted ply by ply as a look at every node counts it",
    (step) => {
      const { nodes, leaves } = countAll(reading, step);
      expect([...reading.differentNodes(step)]).toEqual(nodes);
      expect(reading.differentLeaves(step)).toBe(leaves);
    },
  );
});

it("MTD(f) comes back to some of these nodes, which count once", () => {
  const { "MTD(f)": reading } = readings;
  const different = reading.differentNodes(reading.steps).reduce((sum, count) => sum + count);
  expect(reading.nodes(reading.steps)).toBeGreaterThan(different);
  expect(reading.leaves(reading.steps)).toBeGreaterThan(reading.differentLeaves(reading.steps));
});

it("A reading tells of any step without a pass over its columns: what they sum up to has come with them", () => {
  let looks = 0;
  const watched = <Column extends object>(column: Column): Column =>
    new Proxy(column, {
      get(from, key) {
        if (typeof key === "string" && /^\d+$/.test(key)) looks++;
        const found: unknown = Reflect.get(from, key, from);
        return typeof found === "function" ? found.bind(from) : found;
      },
    });
  const columns = columnsOf(minimax);
  const reading = new KeptReading(
    tree,
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [
        name,
        ArrayBuffer.isView(column) ? watched(column) : column,
      ]),
    ) as unknown as ReadingColumns,
  );
  expect(looks).toBe(0);
  const step = reading.steps - 2;
  const { levelStarts } = tree.columns;
  reading.seen(step).first(levelStarts[4], levelStarts[5]);
  reading.differentNodes(step);
  reading.leaves(step);
  expect(looks).toBeGreaterThan(100);
  expect(looks).toBeLessThan(columns.events.length / 10);
});
