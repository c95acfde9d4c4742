import { minimax, ticTacToe } from "../../src/engine/index.ts";
import { Recorder } from "../../src/trace/index.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";

/** What recording costs a figure that searches again after each edit. */
export const row: Row = {
  title: "Minimax: recorded into memory that is reused against not recorded",
  goal: { atMost: 1.8 },
  contender: {
    name: "recorded",
    measure() {
      const recorder = new Recorder<number>();
      return millisecondsOf(() => {
        recorder.reset();
        minimax(ticTacToe, ticTacToe.start, {}, recorder);
        return recorder.length;
      });
    },
  },
  against: {
    name: "not recorded",
    measure: () => millisecondsOf(() => minimax(ticTacToe, ticTacToe.start)),
  },
};
