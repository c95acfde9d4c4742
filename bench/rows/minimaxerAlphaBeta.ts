import { alphaBeta, ticTacToe } from "../../src/engine/index.ts";
import { expectFound } from "../expectFound.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";
import { searchByMinimaxer } from "../searchByMinimaxer.ts";

/**
 * Its Negamax class, which it has for games like this, with `optimal`: what it calls its optimised form, alpha-beta
 * that makes children one by one. It reads the engine's nodes in the engine's order. See `searchByMinimaxer`.
 */
const search = () => searchByMinimaxer("negamax", ticTacToe, 9, { optimal: true });

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
