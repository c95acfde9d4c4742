import { connectFour, mcts } from "../../src/engine/index.ts";
import { expectFound } from "../expectFound.ts";
import { mctsByBoardgame } from "../mctsByBoardgame.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";

/** So few because the package takes long. */
const iterations = 300;

export const row: Row = {
  title: "Connect Four, 300 iterations of MCTS: the package boardgame.io against the engine",
  goal: { atLeast: 100 },
  contender: {
    name: "boardgame.io",
    async measure() {
      expectFound(await mctsByBoardgame(iterations), iterations);
      return millisecondsOf(() => mctsByBoardgame(iterations));
    },
  },
  against: {
    name: "engine",
    measure: () => millisecondsOf(() => mcts(connectFour, connectFour.start, { iterations, reward: "win" })),
  },
};
