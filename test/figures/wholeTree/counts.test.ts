import { describe, expect, it } from "vitest";
import { markNodes, readAtOnce } from "../../../src/figures/wholeTree/askedTree.ts";
import { countsAt } from "../../../src/figures/wholeTree/counts.ts";
import { plyRows } from "../../../src/figures/wholeTree/plyRows.ts";
import { readers, wholeSearchNames } from "../../../src/figures/wholeTree/wholeSearches.ts";

const asked = { game: "ticTacToe", position: "XO.......", depth: 9 } as const;
const late = { ...asked, position: "XOXO....." };
/** Here the bets of NegaScout are lost, and nodes are read again. */
const bets = { ...asked, position: "X.O......" };

describe.each([
  ...wholeSearchNames.map((search) => ({ ...late, search })),
  { ...bets, search: "negaScout" },
] as const)("Counts of $search from $position", (asked) => {
  const read = readAtOnce(asked);
  const { tree, reading } = read;
  const nodes = Array.from({ length: tree.size }, (_, node) => node);
  const isRead = (node: number, step: number) => reading.entered(node) !== 0 && reading.entered(node) <= step;
  const stride = Math.ceil(reading.steps / 150);

  it("are those of a look at every node, at every step", () => {
    for (let step = 0; step <= reading.steps; step += stride) {
      const different = nodes.filter((node) => isRead(node, step));
      const left = different.filter((node) => tree.isLeaf(node) && reading.entered(node) < step);
      const passed = nodes.filter(
        (node) =>
          !isRead(node, step) && tree.path(node).some((above) => reading.standing(above, step) === "done"),
      );
      const counts = { nodes: different.length, leaves: left.length, cut: passed.length };
      expect(countsAt(reading, step)).toEqual(counts);
    }
  });

  it("never let go of a node that is passed over, and reach all nodes", () => {
    let before = 0;
    for (let step = 0; step <= reading.steps; step++) {
      const { nodes, cut } = countsAt(reading, step);
      expect(nodes + cut).toBeLessThanOrEqual(tree.size);
      expect(nodes + cut).toBeGreaterThanOrEqual(asked.search === "negaScout" ? 0 : before);
      before = nodes + cut;
    }
    expect(before).toBe(tree.size);
  });

  it("are the same ply by ply, at any step", () => {
    for (const step of [Math.round(reading.steps / 3), reading.steps]) {
      for (const [ply, row] of plyRows(read, step).entries()) {
        const here = nodes.filter((node) => tree.columns.plies[node] === ply);
        const worth = (value: number) => here.filter((node) => tree.columns.values[node] === value).length;
        expect(row).toEqual({
          turn: tree.side(here[0]),
          nodes: here.length,
          read: here.filter((node) => isRead(node, step)).length,
          max: worth(1),
          even: worth(0),
          min: worth(-1),
        });
      }
    }
  });
});

it("NegaScout reads nodes again, where its bets are lost", () => {
  const { reading } = readAtOnce({ ...bets, search: "negaScout" });
  expect(reading.nodes(reading.steps)).toBeGreaterThan(countsAt(reading, reading.steps).nodes);
  expect(reading.leaves(reading.steps)).toBeGreaterThan(countsAt(reading, reading.steps).leaves);
});

describe("Searches over a whole tree", () => {
  it("all find its value", () => {
    for (const search of wholeSearchNames) {
      const { tree, reading } = readAtOnce({ ...asked, search });
      expect(reading.returned(0)).toBe(tree.value(0));
    }
  });

  it("read the less the better the order is", () => {
    const read = (search: (typeof wholeSearchNames)[number]) => {
      const { reading } = readAtOnce({ ...asked, search });
      return reading.nodes(reading.steps);
    };
    const names = ["bestFirst", "ownOrder", "alphaBeta", "bestLast", "minimax"] as const;
    const inOrder = names.map(read);
    expect(inOrder).toEqual([...new Set(inOrder)].toSorted((one, other) => one - other));
    expect(read("table")).toBeLessThan(read("alphaBeta"));
  });

  it("leave their mark on each node that no search before them in the list reads", () => {
    const { tree } = readAtOnce({ ...late, search: "minimax" });
    const { marks } = markNodes(tree, { ...late, search: "minimax" }, "reader");
    const readings = readers.map((search) => readAtOnce({ ...late, search }).reading);
    for (const [node, mark] of marks.entries()) {
      expect(mark).toBe(readings.findIndex((reading) => reading.entered(node) !== 0));
    }
  });
});
