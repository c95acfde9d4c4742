import { minimax, ticTacToe } from "../../src/engine/index.ts";
import { expectFound } from "../expectFound.ts";
import { handTunedTicTacToe } from "../handTuned/ticTacToe.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";

/** What it costs that games and searches are apart, that a search tells what it does and keeps the line. */
export const row: Row = {
  title: "Tic-tac-toe, minimax: the engine against a hand-tuned loop",
  goal: { atMost: 3.3 },
  contender: {
    name: "engine",
    measure() {
      expectFound(minimax(ticTacToe, ticTacToe.start).value, 0);
      return millisecondsOf(() => minimax(ticTacToe, ticTacToe.start));
    },
  },
  against: {
    name: "hand-tuned",
    measure() {
      expectFound(handTunedTicTacToe().value, 0);
      expectFound(handTunedTicTacToe().nodes, 549_946);
      return millisecondsOf(handTunedTicTacToe);
    },
  },
};
