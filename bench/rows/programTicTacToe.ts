import { minimax, ticTacToe } from "../../src/engine/index.ts";
import { runJob } from "../../src/judge/runJob.ts";
import { searchTasks } from "../../src/judge/searchTasks.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import { programOf } from "../programOf.ts";
import type { Row } from "../row.ts";

/** What it costs to watch a reader's program from outside, where the engine's own search says nothing to anybody. */
export const row: Row = {
  title: "Whole tic-tac-toe by a reader's minimax, watched, against the engine's",
  goal: { atMost: 12 },
  contender: {
    name: "reader's",
    measure() {
      const make = programOf("minimax");
      return millisecondsOf(() => runJob(make, { game: "ticTacToe" }, searchTasks.minimax));
    },
  },
  against: { name: "engine", measure: () => millisecondsOf(() => minimax(ticTacToe, ticTacToe.start)) },
};
