import { minimax, ticTacToe } from "../../src/engine/index.ts";
import { expectFound } from "../expectFound.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";
import { searchByMinimaxer } from "../searchByMinimaxer.ts";

/**
 * Its Negamax class, which it has for games like this, with its default settings: no pruning, all children of a
 * node made at once. It reads the engine's nodes in the engine's order. See `searchByMinimaxer`.
 */
const search = () => searchByMinimaxer(ticTacToe, 9, {});

export const row: Row = {
  title: "Tic-tac-toe, minimax: the package minimaxer against the engine",
  goal: { atLeast: 30 },
  contender: {
    name: "minimaxer",
    measure() {
      expectFound(search(), 0);
      return millisecondsOf(search);
    },
  },
  against: {
    name: "engine",
    measure: () => millisecondsOf(() => minimax(ticTacToe, ticTacToe.start)),
  },
};
