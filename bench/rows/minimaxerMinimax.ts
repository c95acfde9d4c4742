import { minimax, ticTacToe } from "../../src/engine/index.ts";
import { expectFound } from "../expectFound.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import { searchByMinimaxer } from "../minimaxer.ts";
import type { Row } from "../row.ts";

/** Its Minimax class without pruning: of the ways it has to search the whole tree, the fastest here. */
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
