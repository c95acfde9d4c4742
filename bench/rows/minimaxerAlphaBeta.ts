import { alphaBeta, ticTacToe } from "../../src/engine/index.ts";
import { expectFound } from "../expectFound.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import { searchByMinimaxer } from "../minimaxer.ts";
import type { Row } from "../row.ts";

/**
 * Its Negamax class with alpha-beta pruning, which cuts at alpha ≥ beta as the engine does (its Minimax class cuts
 * at > and reads seven times as many nodes), making all children of a node at once: the fastest setting here,
 * before `genBased` and `optimal`. See `searchByMinimaxer` for how it is driven.
 */
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
