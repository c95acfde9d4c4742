import { minimax, ticTacToe } from "../../src/engine/index.ts";
import { Recorder } from "../../src/trace/index.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";

/** What recording costs where the columns must grow from nothing. */
export const row: Row = {
  title: "Minimax: recorded into memory that grows against not recorded",
  goal: { atMost: 2.6 },
  contender: {
    name: "recorded",
    measure: () =>
      millisecondsOf(() => {
        const recorder = new Recorder<number>();
        minimax(ticTacToe, ticTacToe.start, {}, recorder);
        return recorder.length;
      }),
  },
  against: {
    name: "not recorded",
    measure: () => millisecondsOf(() => minimax(ticTacToe, ticTacToe.start)),
  },
};
