import { minimax, ticTacToe } from "../../src/engine/index.ts";
import { expectFound } from "../expectFound.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import { searchByMinimaxer } from "../minimaxer.ts";
import type { Row } from "../row.ts";

/**
 * Its Minimax class without pruning, making all children of a node at once: the fastest here of its four ways to
 * search the whole tree, which are this class and Negamax, each with `genBased` and without. See
 * `searchByMinimaxer` for how it is driven.
 */
const search = () => searchByMinimaxer("minimax", {});

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
