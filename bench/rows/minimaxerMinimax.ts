import { minimax, ticTacToe } from "../../src/engine/index.ts";
import { expectFound } from "../expectFound.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";
import { searchByMinimaxer } from "../searchByMinimaxer.ts";

const depth = 9;

/**
 * The searches alone: the package plays the engine's packed positions, too. Its Minimax class with its default
 * settings: no pruning, all children of a node made at once. It reads the engine's nodes in the engine's order. Its
 * Negamax class is about a seventh faster. See `searchByMinimaxer`.
 */
const search = () => searchByMinimaxer("minimax", ticTacToe, depth, {});

export const row: Row = {
  title: "Tic-tac-toe, minimax: the package minimaxer, on the engine's positions, against the engine",
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
    measure: () => millisecondsOf(() => minimax(ticTacToe, ticTacToe.start, { depth })),
  },
};
