import {
  Counter,
  connectFour,
  historyFirst,
  killersFirst,
  type OrderOptions,
  orderedAlphaBeta,
  positionsByPly,
  type Reached,
  standardParts,
  staticFirst,
  type TicTacToePosition,
  tableMoveFirst,
  ticTacToe,
  Zobrist as ZobristKeys,
} from "../../src/engine/index.ts";
import { wholeTree } from "../../src/figures/wholeTree/wholeTree.ts";
import { zobristFacts } from "../../src/figures/zobrist/zobrist.ts";
import type { CountedPositionName } from "../../src/site/nodeCounts/countedPositions.ts";
import { countNodes } from "../../src/site/nodeCounts/countNodes.ts";

export const graph = { game: "ticTacToe", position: "XOXOX....", algorithm: "alphaBetaWithTable", at: "end" };
export const memory = { tree: "[[[4,1],9],[9,[4,1]]]", algorithm: "alphaBetaWithTable", at: "probe 5" };
export const twins = { tree: "[[3,[4,9]],[[4,9]]]", algorithm: "alphaBetaWithTable", at: "probe 5" };
export const softer = { tree: "[[3,[9,4]],[7,[9,4]]]", algorithm: "alphaBetaWithTable", at: "probe 5" };
export const far = "[[3,[9,4]],[12,[9,4]]]";
export const shallow = {
  tree: "[[[[[1]]]],[[1]]]",
  depth: 4,
  algorithm: "alphaBetaWithTable",
  at: "probe 5",
};
export const deepFirst = "[[[1]],[[[[1]]]]]";
export const full = {
  tree: "[[[[9,1],[7,3]]],[[[6,4],[9,1]]],[[[9,1],[7,3]]]]",
  depth: 4,
  table: { size: 2 },
  algorithm: "alphaBetaWithTable",
  at: "end",
};
export const preferDeep = { size: 2, replacement: "depth-preferred" };
export const newerWins = "[[[[4,1],[7,8]],[[4,1],[4,1]]],[[[4,1],[4,1]]]]";
export const sisters = {
  tree: "[[3,12,8],[4,6,2],[14,5,2]]",
  depth: 2,
  parts: ["killers"],
  algorithm: "orderedAlphaBeta",
  at: "cutoff 1",
};

export const misled = "[[3,12,8],[4,6,2],[2,14,5]]";

const reached = (position: TicTacToePosition) => positionsByPly(ticTacToe, position).flat();
export const sumOfWays = (positions: readonly Pick<Reached<unknown>, "ways">[]): number =>
  positions.reduce((sum, { ways }) => sum + ways, 0);
export const whole = reached(ticTacToe.start);
export const late = reached(ticTacToe.read(graph.position));
/** Nodes that fail-hard enters beyond fail-soft's, with a table, in percent. */
const harder = (position: CountedPositionName): number => {
  const [hard, soft] = (["failHardWithTable", "alphaBetaWithTable"] as const).map(
    (search) => countNodes(position, search).nodes,
  );
  return (100 * (hard - soft)) / soft;
};
const dearer = (["ticTacToe", "opening", "middle", "ending"] as const).map(harder);

const sharing = (bits: number): number => {
  const zobrist = new ZobristKeys({ pieces: 2, squares: 9, bits });
  const known = new Map<number, number>();
  for (const { position } of whole) {
    const marks = [...ticTacToe.write(position)];
    const key = marks.reduce(
      (key, mark, cell) => (mark === "." ? key : zobrist.toggle(key, "XO".indexOf(mark), cell)),
      ticTacToe.turn(position) === "max" ? 0 : zobrist.turn,
    );
    known.set(key, (known.get(key) ?? 0) + 1);
  }
  return [...known.values()].reduce((sum, count) => sum + (count > 1 ? count : 0), 0);
};
const widths = [8, 16, 32, 53].map((bits) => ({ bits, shared: sharing(bits) }));

export const plies = 8;
const nodesWith = (order: OrderOptions["order"]): number => {
  const counter = new Counter();
  orderedAlphaBeta(connectFour, connectFour.start, { depth: plies, order }, counter);
  return counter.nodes;
};
/** By what each row of the table tries first. */
export const learned = [
  [],
  [tableMoveFirst()],
  [killersFirst()],
  [historyFirst()],
  [tableMoveFirst(), killersFirst(), historyFirst()],
  [staticFirst()],
  standardParts(),
].map(nodesWith);

export const [before, piece, turn] = [0b1011, 0b0110, 0b0011];
export const inBits = (number: number): string => number.toString(2).padStart(4, "0");

export const dearerLeast = Math.min(...dearer);
export const dearerMost = Math.max(...dearer);
export const widthRows = widths.map(({ bits, shared }) => [bits, 2 ** bits, shared]);
export const zobristKey = zobristFacts([4, 0, 8]).key;
export const keyOptions = [before ^ piece, before | piece | turn, before ^ piece ^ turn, piece ^ turn].map(
  inBits,
);

export const remembered = { game: "ticTacToe", search: "table", at: "end" };
/** What a search reads of the whole tree of tic-tac-toe, as its figure says it. */
const wholly = (search: string) => wholeTree.facts(wholeTree.place({ ...remembered, search }).given);
export const natural = wholly("alphaBeta");
export const tabled = wholly("table");
export const ownOrder = wholly("ownOrderTable");
