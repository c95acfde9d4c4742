import { type ConnectFourPosition, connectFour, mcts, SampledTree } from "../../src/engine/index.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";

const iterations = 20_000;
const tree = new SampledTree<ConnectFourPosition, number>();

export const row: Row = {
  title: "Connect Four: iterations of MCTS a second from the empty board, on one core",
  goal: { atLeast: 100_000 },
  contender: {
    name: "engine",
    measure: () =>
      (1000 * iterations) /
      millisecondsOf(() => mcts(connectFour, connectFour.start, { iterations, reward: "win", tree })),
  },
};
