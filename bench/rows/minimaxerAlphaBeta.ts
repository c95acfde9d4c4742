import { alphaBeta, ticTacToe } from "../../src/engine/index.ts";
import { expectFound } from "../expectFound.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import { searchByMinimaxer } from "../minimaxer.ts";
import type { Row } from "../row.ts";

const search = () => searchByMinimaxer("negamax", { pruning: 1 });

export const row: Row = {
  title: "Tic-tac-toe, alpha-beta: the package minimaxer against the engine",
  goal: { atLeast: 6 },
  contender: {
    name: "minimaxer",
    measure() {
      expectFound(search(), 0);
      return millisecondsOf(search);
    },
  },
  against: {
    name: "engine",
    measure: () => millisecondsOf(() => alphaBeta(ticTacToe, ticTacToe.start)),
  },
};
