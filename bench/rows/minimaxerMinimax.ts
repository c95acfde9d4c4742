import { minimax, ticTacToe } from "../../src/engine/index.ts";
import { expectFound } from "../expectFound.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";
import { searchByMinimaxer } from "../searchByMinimaxer.ts";

/**
 * Its Minimax class with its default settings: no pruning, all children of a node made at once. It reads the
 * engine's nodes in the engine's order. Its Negamax class is about a seventh faster. See `searchByMinimaxer`.
 */
const search = () => searchByMinimaxer("minimax", ticTacToe, 9, {});

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
