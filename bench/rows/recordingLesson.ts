import { alphaBeta, parseTree, treeGame } from "../../src/engine/index.ts";
import { Recorder, Trace } from "../../src/trace/index.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";

const searches = 1000;
const tree = treeGame(parseTree("[[3,12,8],[2,4,6],[14,5,2]]"));

/** What a trace costs where trees are as small as a lesson's, and each has a recorder of its own. */
export const row: Row = {
  title: "Textbook tree: searched, recorded and read into a trace, against searched alone",
  goal: { atMost: 40 },
  contender: {
    name: "with a trace",
    measure: () =>
      millisecondsOf(() => {
        let events = 0;
        for (let i = 0; i < searches; i++) {
          const recorder = new Recorder<number>();
          alphaBeta(tree, tree.start, {}, recorder);
          events += new Trace(recorder.recording("max")).length;
        }
        return events;
      }),
  },
  against: {
    name: "alone",
    measure: () =>
      millisecondsOf(() => {
        let sum = 0;
        for (let i = 0; i < searches; i++) sum += alphaBeta(tree, tree.start).value;
        return sum;
      }),
  },
};
