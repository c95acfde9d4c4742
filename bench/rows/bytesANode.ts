import { tidyLayout } from "../../src/drawing/wholeTree/tidyLayout.ts";
import { alphaBeta, alphaBetaWithTable, negaScout, orderedAlphaBeta } from "../../src/engine/index.ts";
import type { Row } from "../row.ts";
import { readingOf, wholeTicTacToe } from "../wholeTicTacToe.ts";

/** The largest of the readings that are kept; minimax in natural order keeps none. */
export const row: Row = {
  title: "Whole tree with a reading, a tidy layout and a colour: bytes a node",
  goal: { atMost: 40 },
  counted: "bytes",
  contender: {
    name: "tic-tac-toe",
    measure() {
      const tree = wholeTicTacToe();
      const readings = [alphaBeta, alphaBetaWithTable, negaScout, orderedAlphaBeta];
      const most = Math.max(...readings.map((search) => readingOf(tree, search).bytes));
      const colours = new Uint8Array(tree.size);
      return (tree.bytes + most + tidyLayout(tree.columns).byteLength + colours.byteLength) / tree.size;
    },
  },
};
