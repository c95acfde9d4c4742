import { alphaBeta, connectFour } from "../../src/engine/index.ts";
import { expectFound } from "../expectFound.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";
import { searchByMinimaxer } from "../searchByMinimaxer.ts";
import { unestimated } from "../unestimated.ts";

const game = unestimated(connectFour);
const depth = 10;

/** Its alpha-beta that makes children one by one, as in tic-tac-toe's row. See `searchByMinimaxer`. */
const search = () => searchByMinimaxer("negamax", game, depth, { optimal: true });

export const row: Row = {
  title: "Connect Four, alpha-beta to depth 10: the package minimaxer against the engine",
  goal: { atLeast: 10 },
  contender: {
    name: "minimaxer",
    measure() {
      expectFound(search(), alphaBeta(game, game.start, { depth }).value);
      return millisecondsOf(search);
    },
  },
  against: {
    name: "engine",
    measure: () => millisecondsOf(() => alphaBeta(game, game.start, { depth })),
  },
};
