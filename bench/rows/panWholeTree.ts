import { allSeen, type WholeTree } from "../../src/trace/index.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";
import { narrowTicTacToe, Painting, pans, wholeTicTacToe } from "../wholeTicTacToe.ts";

/** One redraw, the mean over places near and far. */
function panning(tree: WholeTree<number>): number {
  const painting = new Painting(tree);
  const redraw = () => {
    for (const { zoom, pan } of pans) painting.draw(allSeen, zoom, pan);
    return painting;
  };
  return millisecondsOf(redraw) / pans.length;
}

export const row: Row = {
  title: "Whole tree: a redraw while panning, 549,946 nodes against 9,163",
  goal: { atMost: 4 },
  contender: { name: "549,946 nodes", measure: () => panning(wholeTicTacToe()) },
  against: { name: "9,163 nodes", measure: () => panning(narrowTicTacToe()) },
};
