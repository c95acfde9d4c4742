import { tidyLayout } from "../../src/drawing/wholeTree/tidyLayout.ts";
import {
  alphaBeta,
  alphaBetaWithTable,
  type Game,
  negaScout,
  orderedAlphaBeta,
  othello,
  ticTacToe,
} from "../../src/engine/index.ts";
import { growWholeTree, KeptReading, readWholeTree, WholeTree } from "../../src/trace/index.ts";
import type { Row } from "../row.ts";

/** With the largest of the readings that are kept; minimax in natural order keeps none. */
function bytesANode<Position, Move>(game: Game<Position, Move>, depth?: number): number {
  const tree = new WholeTree(growWholeTree(game, game.start, { depth }));
  const readings = [alphaBeta, alphaBetaWithTable, negaScout, orderedAlphaBeta].map(
    (search) => new KeptReading(tree, readWholeTree(tree, game, game.start, search, { depth })),
  );
  const most = Math.max(...readings.map(({ bytes }) => bytes));
  const colours = new Uint8Array(tree.size);
  return (tree.bytes + most + tidyLayout(tree.columns).byteLength + colours.byteLength) / tree.size;
}

/** Othello's values are estimates, and so are most of its readings' values. */
export const row: Row = {
  title: "Whole tree with a reading, a tidy layout and a colour, of tic-tac-toe or Othello: bytes a node",
  goal: { atMost: 40 },
  counted: "bytes",
  contender: {
    name: "the larger",
    measure: () => Math.max(bytesANode(ticTacToe), bytesANode(othello, 8)),
  },
};
