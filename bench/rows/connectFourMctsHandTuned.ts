import type { ConnectFourPosition } from "../../src/engine/index.ts";
import { connectFour, mcts, SampledTree } from "../../src/engine/index.ts";
import { expectFound } from "../expectFound.ts";
import { handTunedMcts } from "../handTuned/connectFourMcts.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";

const iterations = 20_000;
const tree = new SampledTree<ConnectFourPosition, number>();
const search = () => mcts(connectFour, connectFour.start, { iterations, reward: "win", tree });

/** What it costs that games and sampling are apart, and that a node keeps its position. Both make the same choices. */
export const row: Row = {
  title: "Connect Four, 20,000 iterations of MCTS: the engine against a hand-tuned loop",
  goal: { atMost: 2.5 },
  contender: { name: "engine", measure: () => millisecondsOf(search) },
  against: {
    name: "hand-tuned",
    measure() {
      const found = handTunedMcts(iterations, 1);
      for (const { move, visits } of search().children) expectFound(found[move], visits);
      return millisecondsOf(() => handTunedMcts(iterations, 1));
    },
  },
};
