import { minimax, ticTacToe } from "../../src/engine/index.ts";
import { boardTicTacToe } from "../boardTicTacToe.ts";
import { expectFound } from "../expectFound.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";
import { searchByMinimaxer } from "../searchByMinimaxer.ts";

const depth = 9;

const search = () => searchByMinimaxer("minimax", boardTicTacToe, depth, {});

/**
 * Both with a game as they are meant to have it. The examples in the package's repository play tic-tac-toe on arrays
 * that are copied for each move, so here it has such a board, a leaner one than theirs; the engine has its own packed
 * positions, which are part of what makes it fast. `minimaxerMinimax` is the harder comparison, of the searches alone.
 */
export const row: Row = {
  title: "Tic-tac-toe, minimax: the package minimaxer, on an array of cells, against the engine",
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
