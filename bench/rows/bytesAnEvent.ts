import { minimax, ticTacToe } from "../../src/engine/index.ts";
import { Recorder } from "../../src/trace/index.ts";
import type { Row } from "../row.ts";

/** How much memory a trace of whole values takes: all of tic-tac-toe, told by minimax. */
export const row: Row = {
  title: "Trace of whole values: bytes an event",
  goal: { atMost: 8 },
  contender: {
    name: "all of tic-tac-toe",
    measure() {
      const recorder = new Recorder<number>();
      minimax(ticTacToe, ticTacToe.start, {}, recorder);
      const columns = Object.values(recorder.recording("max").columns);
      return columns.reduce((bytes, column) => bytes + column.byteLength, 0) / recorder.length;
    },
  },
};
