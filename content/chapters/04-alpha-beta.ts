import { minimalLeaves } from "../../src/engine/index.ts";
import { wholeTree } from "../../src/figures/wholeTree/wholeTree.ts";

export const textbook = { tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "alphaBeta", at: "cutoff 1" };
export const ties = { tree: "[[3,4],[3,1]]", algorithm: "alphaBeta", at: "cutoff 1" };
export const deep = { tree: "[5,[[[4,9]]]]", algorithm: "alphaBeta", at: "cutoff 1" };
export const clamp = { tree: "[5,[2,9]]", algorithm: "alphaBeta", at: "leave 1" };
export const order = { tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "alphaBeta", at: "end" };

export const mirror = { tree: "[[[3,5],[7,2]],1]", algorithm: "alphaBeta", at: "cutoff 1" };
export const lost = { tree: "[[3,12,8],[9,4,6],[14,5,2]]", algorithm: "alphaBeta", at: "end" };
export const swapped = { tree: "[[3,1],[3,4]]", algorithm: "alphaBeta", at: "end" };

const uniform = [
  [3, 2],
  [3, 4],
  [3, 8],
  [35, 4],
  [35, 8],
].map(([b, d]) => ({
  b,
  d,
  all: b ** d,
  fewest: minimalLeaves(b, d),
}));
export const [plies4, plies8] = uniform.slice(-2);

export const uniformRows = uniform.map(({ b, d, all, fewest }) => [b, d, all, fewest]);
export const tenToFour = { fewest: minimalLeaves(10, 4), half: 10 ** 4 / 2, sum: 4 * 10, all: 10 ** 4 };

export const left = { game: "ticTacToe", search: "alphaBeta", at: "end" };
/** What a search reads of the whole tree of tic-tac-toe, as its figure says it. */
const wholly = (search: string) => wholeTree.facts(wholeTree.place({ ...left, search }).given);
export const natural = wholly("alphaBeta");
export const bestLast = wholly("bestLast");
export const bestFirst = wholly("bestFirst");
export const ownOrder = wholly("ownOrder");
