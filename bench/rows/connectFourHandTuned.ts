import { alphaBeta, Counter, connectFour } from "../../src/engine/index.ts";
import { expectFound } from "../expectFound.ts";
import { handTunedConnectFour } from "../handTuned/connectFour.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";
import { unestimated } from "../unestimated.ts";

const game = unestimated(connectFour);
/** The loop has such a window, too: no outcome lies outside. */
const options = { depth: 12, window: [-22, 22] } as const;

/** As for tic-tac-toe: what it costs that games and searches are apart and that a search keeps the line. */
export const row: Row = {
  title: "Connect Four, alpha-beta to depth 12: the engine against a hand-tuned loop",
  goal: { atMost: 2.3 },
  contender: {
    name: "engine",
    measure: () => millisecondsOf(() => alphaBeta(game, game.start, options)),
  },
  against: {
    name: "hand-tuned",
    measure() {
      const counter = new Counter<number>();
      expectFound(
        handTunedConnectFour(options.depth).value,
        alphaBeta(game, game.start, options, counter).value,
      );
      expectFound(handTunedConnectFour(options.depth).nodes, counter.nodes);
      return millisecondsOf(() => handTunedConnectFour(options.depth));
    },
  },
};
