import { alphaBeta, treeGame } from "../../src/engine/index.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import { millisecondsOfOrders, textbook } from "../millisecondsOfOrders.ts";
import type { Row } from "../row.ts";

const times = 20_000;

/** Random orders of the textbook tree, each made and searched, beside as many searches of the tree as it is. */
export const row: Row = {
  title: "Textbook tree: 20,000 random orders against 20,000 searches",
  goal: { atMost: 1 },
  contender: { name: "random orders", measure: () => millisecondsOfOrders(times) },
  against: {
    name: "searches",
    measure() {
      const game = treeGame(textbook);
      return millisecondsOf(() => {
        let sum = 0;
        for (let i = 0; i < times; i++) sum += alphaBeta(game, game.start).value;
        return sum;
      });
    },
  },
};
