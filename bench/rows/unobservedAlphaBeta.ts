import { alphaBeta, ticTacToe } from "../../src/engine/index.ts";
import { expectFound } from "../expectFound.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";
import { withoutObserver } from "../withoutObserver.ts";

/** What it costs that a search could tell what it does, where nobody listens. */
export const row: Row = {
  title: "Alpha-beta: observer statements present but unused against absent",
  goal: { atMost: 1.2 },
  contender: {
    name: "present",
    measure: () => millisecondsOf(() => alphaBeta(ticTacToe, ticTacToe.start)),
  },
  against: {
    name: "absent",
    async measure() {
      const bare = await withoutObserver("alphaBeta");
      expectFound(
        bare(ticTacToe, ticTacToe.start).line.length,
        alphaBeta(ticTacToe, ticTacToe.start).line.length,
      );
      return millisecondsOf(() => bare(ticTacToe, ticTacToe.start));
    },
  },
};
