import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  bestOrder,
  Counter,
  connectFour,
  OrderTally,
  orderRange,
  parseTree,
  reorder,
  type Tree,
  ticTacToe,
  treeGame,
  writeTree,
} from "../../src/engine/index.ts";
import { runOrderings } from "../../src/figures/ordering/countOrderings.ts";
import { ordering } from "../../src/figures/ordering/ordering.ts";
import { partSet } from "../../src/figures/ordering/partSets.ts";
import { nodeKinds } from "../../src/figures/stepper/kinds/nodeKinds.ts";
import { bestChange } from "../../src/figures/stepper/orders/bestChange.ts";
import { runSetup } from "../../src/kit/run/run.ts";
import { everyOrder } from "../engine/ordering/everyOrder.ts";
import { proseOf } from "./proseOf.ts";
import { elementsOf, readChapter } from "./readChapter.ts";

const { children } = await readChapter("chapters/05-move-ordering.mdx");
const prose = proseOf(children).join("\n");
const given = "[[2,4,6],[3,12,8],[14,5,2]]";
const leaves = (tree: string) => {
  const counter = new Counter<number>();
  const game = treeGame(parseTree(tree));
  alphaBeta(game, game.start, {}, counter);
  return counter.leaves;
};
const viewOf = (said: Readonly<Record<string, unknown>>) => ordering.place(said).given;
const factsOf = (said: Readonly<Record<string, unknown>>) => ordering.facts(viewOf(said));
const deep = "[[[6,7],[9,10]],[[12,3],[4,5]],[[8,11],[1,2]]]";
const parts = { position: "44", depth: 6, parts: "static" } as const;

describe("Chapter move-ordering", () => {
  it("reads 9, 7 and 5 leaves of the textbook tree in the three orders that it shows", () => {
    const counts = [given, "[[3,12,8],[2,4,6],[14,5,2]]", "[[3,12,8],[2,4,6],[2,14,5]]"].map(leaves);
    expect(counts).toEqual([9, 7, 5]);
    expect(prose).toContain("read 7 of the 9 leaves in chapter 4, now reads 9.");
    expect(prose).toContain(
      "Exchange the first two moves, and it reads 7. Put the 2 first in the last move as well, and it reads 5.",
    );
  });

  it("prints what the 1,296 orders cost: 5 leaves in 48, 9 in 336, 7.7 on the average", () => {
    const tally = new OrderTally(parseTree(given), alphaBeta);
    tally.goOn(tally.total);
    const bars = tally.bars.map((bar) => [bar.leaves, bar.orders]);
    expect(bars).toEqual([
      [5, 48],
      [6, 96],
      [7, 432],
      [8, 384],
      [9, 336],
    ]);
    expect(prose).toContain("Together that is 6 × 6 × 6 × 6 = 1,296 orders.");
    expect(prose).toContain(
      "Only 48 of them read the fewest, 5. All 9 leaves are read in 336. The mean is 7.7.",
    );
    expect(prose).toContain("pure luck saves it 1.3 leaves of 9, where the best order saves 4.");
  });

  it("prints the orders of the deeper tree and their range", () => {
    const tally = new OrderTally(parseTree("[[[6,7],[9,10]],[[12,3],[4,5]],[[8,11],[1,2]]]"), alphaBeta);
    tally.goOn(tally.total);
    const counts = tally.bars.map((bar) => bar.leaves);
    expect(prose).toContain(`This tree has ${tally.orders.toLocaleString("en")} orders.`);
    expect(prose).toContain(
      `They read from ${counts[0]} to ${counts.at(-1)} leaves, and ${tally.means.leaves.toFixed(1)}`,
    );
  });

  it("promises truly that a worst order becomes better by a single drag", () => {
    expect(bestChange(runSetup({ tree: given, algorithm: "alphaBeta" }))!.leaves).toBeLessThan(9);
  });

  it("keeps the count in the best order however the first move's leaves stand", () => {
    for (const first of ["3,12,8", "3,8,12", "8,3,12", "8,12,3", "12,3,8", "12,8,3"])
      expect(leaves(`[[${first}],[2,4,6],[2,14,5]]`)).toBe(5);
    expect(leaves("[[3,12,8],[2,4,6],[14,2,5]]")).toBe(6);
  });

  it("has a tree in which the better reply is the dearer refutation", () => {
    expect([leaves("[[5,6],[[1,0,1],4]]"), leaves("[[5,6],[4,[1,0,1]]]")]).toEqual([5, 3]);
    expect(orderRange(parseTree("[[5,6],[[1,0,1],4]]")).fewest).toBe(3);
    expect(prose).toContain(
      "it leaves MAX no more than 1. But to see that, its three leaves have to be read, and the search costs 5 leaves.",
    );
    expect(prose).toContain("it brings the search down to 3.");
    // With a 6 in place of the 4 the count changes in the second order alone.
    expect([leaves("[[5,6],[[1,0,1],6]]"), leaves("[[5,6],[6,[1,0,1]]]")]).toEqual([5, 6]);
  });

  it("lets an order pay as long as what it leaves of the nodes, times the price of one, stays below all of them", () => {
    const [all, centre, every] = ["none", "static", "all"].map((names) => {
      const { parts: set } = viewOf({ ...parts, parts: names });
      return runOrderings(viewOf({ ...parts, parts: "all" }))[partSet(set).name][5];
    });
    const printed = (before: string) => Number(new RegExp(`${before} ([\\d.]+)`).exec(prose)?.[1]);
    for (const [nodes, price] of [
      [centre, printed("stays below")],
      [every, printed("may cost up to")],
    ]) {
      expect(price * nodes).toBeLessThan(all);
      expect((price + 0.1) * nodes).toBeGreaterThan(all);
    }
  });

  it("puts a leaf that is good enough before a better reply that costs more", () => {
    // The subtree leaves MAX 3 and the leaf 5; MAX has 7 elsewhere.
    expect(orderRange(parseTree("[4,[[7,2],9],[[[1,8],3],5]]")).fewest).toBe(5);
    expect(leaves("[[[7,2],9],4,[5,[[1,8],3]]]")).toBe(5);
    expect(prose).toContain("because it is good enough, as is the subtree beside it, and costs less.");
  });

  it("measures the textbook's order as half way between worst and best", () => {
    expect(orderRange(parseTree(given))).toEqual({ fewest: 5, most: 9 });
    expect(prose).toContain("the worst is 9, the best is 5, and it reads 7: half of the gap is closed.");
  });

  it("counts the lines through the cells of tic-tac-toe, whose order goes by them", () => {
    expect(prose).toContain(
      "In tic-tac-toe 4 winning lines run through the centre, 3 through a corner and 2 through the middle of an edge.",
    );
    const order = ticTacToe.order!(ticTacToe.start, ticTacToe.moves(ticTacToe.start));
    expect(order[0]).toBe(4);
    expect(order.slice(1, 5).toSorted()).toEqual([0, 2, 6, 8]);
  });

  it("says truly that more lines of Connect Four run through its middle columns", () => {
    const through = Array<number>(7).fill(0);
    for (let column = 0; column < 7; column++) {
      for (let row = 0; row < 6; row++) {
        for (const [across, up] of [
          [1, 0],
          [0, 1],
          [1, 1],
          [1, -1],
        ]) {
          const [last, top] = [column + 3 * across, row + 3 * up];
          if (last > 6 || top > 5 || top < 0) continue;
          for (let i = 0; i < 4; i++) through[column + i * across]++;
        }
      }
    }
    expect(through).toEqual(through.toReversed());
    expect(through.slice(0, 4)).toEqual(through.slice(0, 4).toSorted((one, other) => one - other));
    expect(new Set(through.slice(0, 4)).size).toBe(4);
    expect(connectFour.order!(connectFour.start, connectFour.moves(connectFour.start))[0]).toBe(3);
  });

  it("prints what the centre first saves, and what all parts together do", () => {
    const known = factsOf(parts);
    expect(prose).toContain(
      `At 6 plies the natural order enters ${known.natural} nodes, the centre first ${known.present}, the best order there is ${known.best}.`,
    );
    expect(prose).toContain(`So a list of columns closes ${known.closed} % of that gap.`);
    expect(prose).toContain(
      `Together the parts close ${factsOf({ ...parts, parts: "all" }).closed} % of the gap.`,
    );
  });

  it("makes the columns' order in a line of code, as the game has it", () => {
    const columns = connectFour.order!(connectFour.start, connectFour.moves(connectFour.start));
    expect(prose).toContain(
      `Of the columns 1 to 7 it makes ${columns.map((column) => column + 1).join(", ")}.`,
    );
  });

  it("lets every best order of the deeper tree keep its count when what it names is exchanged", () => {
    const swap = <T>([first, ...rest]: readonly T[], at = 0): T[] =>
      at === 0 ? [rest[0], first, ...rest.slice(1)] : [first, ...swap(rest, at - 1)];
    let best = 0;
    for (const order of everyOrder(parseTree(deep))) {
      const tree = reorder(parseTree(deep), order) as Tree[][];
      if (leaves(writeTree(tree)) > 7) continue;
      best++;
      const firstReply = [[swap(tree[0][0] as Tree[]), ...tree[0].slice(1)], ...tree.slice(1)];
      for (const other of [firstReply, swap(tree, 1)]) expect(leaves(writeTree(other))).toBe(7);
    }
    expect(best).toBe(128);
  });

  it("names truly what becomes of the three nodes of its best order that a reader turns round", () => {
    const best = writeTree(bestOrder(parseTree(deep)));
    expect(best).toBe("[[[6,7],[9,10]],[[4,5],[12,3]],[[1,2],[8,11]]]");
    const run = runSetup({ tree: best, algorithm: "alphaBeta" });
    const kinds = nodeKinds(run, run.trace.length);
    const kindAt = (...moves: number[]) => kinds.get(run.trace.find(moves));
    expect([kindAt(0), kindAt(1), kindAt(1, 0)]).toEqual(["PV", "cut", "all"]);
    expect(prose).toContain("At the all node it stays at 7:");
    expect(prose).toContain("At the cut node it rises to 9,");
    expect(prose).toContain("At the PV node it comes to 8:");
    // With the replies of the cut node still exchanged it would be another count.
    expect(leaves("[[[9,10],[6,7]],[[12,3],[4,5]],[[1,2],[8,11]]]")).toBe(10);
    expect(prose).toContain("and put those back, too.");
  });

  it("shows the best order of the tree that the reader was told to make, with the 6", () => {
    const shown = elementsOf(children, "Show").filter(
      ({ props }) => props.figure === "refute" && props.order,
    );
    expect(shown.map(({ props }) => props.tree)).toEqual(["[[5,6],[6,[1,0,1]]]"]);
    expect(writeTree(bestOrder(parseTree("[[5,6],[6,[1,0,1]]]")))).toBe("[[5,6],[[1,0,1],6]]");
  });

  it("says truly what parts do in tic-tac-toe, and that the centre may make things worse", () => {
    const nodes = (parts: string) => factsOf({ game: "ticTacToe", depth: 9, parts }).present.replace(",", "");
    const [one, two, three, all] = ["static", "static,killers", "static,killers,history", "all"]
      .map(nodes)
      .map(Number);
    const [first, second, third] = [one, two, three].map((count) => count.toLocaleString("en"));
    expect(prose).toContain(`to ${first}, killers to ${second}. History takes it up again to ${third}:`);
    expect(two).toBeLessThan(one);
    expect(three).toBeGreaterThan(two);
    expect(all).toBeLessThan(two);
    const known = factsOf({ ...parts, position: "17131" });
    expect(prose).toContain(`enters ${known.natural} nodes, the centre first ${known.present}.`);
    expect(Number(known.present.replace(",", ""))).toBeGreaterThan(Number(known.natural.replace(",", "")));
    expect(connectFour.diagram(connectFour.read("17131"))).toMatch(/(X.*\n){2}X/);
  });

  it("says truly that some parts alone save more than the list, that they do not add up, and may displace", () => {
    const everything = viewOf({ ...parts, parts: "all" });
    const counts = runOrderings(everything);
    const at = (name: string) => counts[name][5] / counts.none[5];
    expect(at("history")).toBeLessThan(at("static"));
    expect(at("answers,table")).toBeLessThan(at("static"));
    const all = partSet(everything.parts).name;
    expect(at(all)).toBeGreaterThan(at("static") * at("killers") * at("history") * at("answers,table"));
    expect(at("static,killers,history")).toBeGreaterThan(at("static,killers"));
  });

  it("says truly that only a table comes below the best order", () => {
    const all = [viewOf({ ...parts, parts: "all" }), viewOf({ depth: 6, parts: "all" })];
    let below = 0;
    for (const counts of all.map(runOrderings)) {
      for (const [name, nodes] of Object.entries(counts)) {
        const isBelow = nodes.some((count, i) => count < counts.best[i]);
        if (isBelow) below++;
        if (isBelow) expect(name).toContain("answers");
      }
    }
    expect(below).toBeGreaterThan(0);
  });
});
