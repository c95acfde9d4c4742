import { minimax, ticTacToe } from "../../src/engine/index.ts";
import { expectFound } from "../expectFound.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";
import { withoutObserver } from "../withoutObserver.ts";

/** What it costs that a search could tell what it does, where nobody listens. */
export const row: Row = {
  title: "Minimax: observer statements present but unused against absent",
  goal: { atMost: 1.2 },
  contender: {
    name: "present",
    measure: () => millisecondsOf(() => minimax(ticTacToe, ticTacToe.start)),
  },
  against: {
    name: "absent",
    async measure() {
      const bare = await withoutObserver("minimax");
      expectFound(
        bare(ticTacToe, ticTacToe.start).line.length,
        minimax(ticTacToe, ticTacToe.start).line.length,
      );
      return millisecondsOf(() => bare(ticTacToe, ticTacToe.start));
    },
  },
};
