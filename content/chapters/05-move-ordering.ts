import {
  alphaBeta,
  bestOrder,
  OrderTally,
  orderRange,
  parseTree,
  worstOrder,
  writeTree,
} from "../../src/engine/index.ts";
import { deepen } from "../../src/figures/ordering/countOrderings.ts";
import { ordering } from "../../src/figures/ordering/ordering.ts";
import { bestChange } from "../../src/figures/stepper/orders/bestChange.ts";
import { wholeTree } from "../../src/figures/wholeTree/wholeTree.ts";
import { runSetup } from "../../src/kit/run/run.ts";

export const lab = { tree: "[[2,4,6],[3,12,8],[14,5,2]]", algorithm: "alphaBeta", at: "end" };
export const better = "[[3,12,8],[2,4,6],[14,5,2]]";
export const best = "[[3,12,8],[2,4,6],[2,14,5]]";
export const refute = { tree: "[[5,6],[[1,0,1],4]]", algorithm: "alphaBeta", at: "end" };
export const cheap = "[[5,6],[4,[1,0,1]]]";
export const deep = "[[[6,7],[9,10]],[[12,3],[4,5]],[[8,11],[1,2]]]";
export const deepWorst = writeTree(worstOrder(parseTree(deep))!);
export const kinds = { tree: writeTree(bestOrder(parseTree(deep))), algorithm: "alphaBeta", at: "end" };
export const allTurned = "[[[6,7],[9,10]],[[5,4],[12,3]],[[1,2],[8,11]]]";
export const cutTurned = "[[[6,7],[9,10]],[[12,3],[4,5]],[[1,2],[8,11]]]";
export const pvTurned = "[[[9,10],[6,7]],[[4,5],[12,3]],[[1,2],[8,11]]]";
export const uneven = "[4,[[7,2],9],[[[1,8],3],5]]";
export const parts = { position: "44", depth: 6, parts: "static" };

const tallyOf = (text: string) => {
  const tally = new OrderTally(parseTree(text), alphaBeta);
  tally.goOn(tally.total);
  return tally;
};
export const tally = tallyOf(lab.tree);
export const ordersAt = (leaves: number) => tally.bars.find((bar) => bar.leaves === leaves)!.orders;
export const deepTally = tallyOf(deep);
export const deepRange = orderRange(parseTree(deep));
export const rangeOf = (text: string) => orderRange(parseTree(text));
export const mended = bestChange(runSetup({ tree: deepWorst, algorithm: "alphaBeta" }))!.leaves;

type Changes = Readonly<Record<string, unknown>>;
const viewOf = (changes: Changes) => ordering.place({ ...parts, ...changes }).given;
const factsOf = (changes: Changes) => ordering.facts(viewOf(changes));
export const known = Object.fromEntries([3, 4, 5, 6].map((depth) => [depth, factsOf({ depth })]));
export const closedByAll = factsOf({ parts: "all" }).closed;
export const nodesOf = (names: string, changes: Changes): number => {
  const view = viewOf({ ...changes, parts: names });
  return [...deepen(view, view.parts)].at(-1)!.nodes;
};
export const sharp = { position: "17131", depth: 6 };
export const game = { game: "ticTacToe", position: undefined, depth: 9 };
export const shareOfAll = factsOf({ parts: "all" }).share;
/** An order pays for sure where a node takes no more than so many times as long: rounded down, in tenths. */
export const bearable = (names: string): number =>
  Math.floor((10 * nodesOf("none", {})) / nodesOf(names, {})) / 10;

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
export const linesThrough = (cell: number): number => lines.filter((line) => line.includes(cell)).length;
const centreFirst = (columns: readonly number[]): number[] =>
  columns.toSorted((a, b) => Math.abs(a - 4) - Math.abs(b - 4));

export const tallyMost = tally.bars.at(-1)!.leaves;
export const sparedMean = 9 - tally.means.leaves;
export const sparedAtBest = 9 - tally.bars[0].leaves;
export const centreOut = centreFirst([1, 2, 3, 4, 5, 6, 7]).join(", ");
export const sharesRead = [(40 - 16) / 40, (40 - 16) / (40 - 10), 10 / 16].map((share) =>
  Math.round(100 * share),
);
export const factors = [0.4, 3 * 0.4, 3];

export const guessed = { game: "ticTacToe", search: "ownOrder", at: "end" };
/** What a search reads of the whole tree of tic-tac-toe, as its figure says it. */
const wholly = (search: string) => wholeTree.facts(wholeTree.place({ ...guessed, search }).given);
export const natural = wholly("alphaBeta");
export const ownOrder = wholly("ownOrder");
