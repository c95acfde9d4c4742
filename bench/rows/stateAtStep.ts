import { type Game, minimax, parseTree, random, ticTacToe, treeGame } from "../../src/engine/index.ts";
import { Recorder, Trace } from "../../src/trace/index.ts";
import { expectFound } from "../expectFound.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";

const questions = 20_000;

function traceOf<Position>(game: Game<Position, number>): Trace<number> {
  const recorder = new Recorder<number>();
  minimax(game, game.start, {}, recorder);
  return new Trace(recorder.recording("max"));
}

/** How long it takes to ask how random nodes are at random steps. */
function timeOfQuestions(trace: Trace<number>): number {
  const chance = random("questions");
  const nodes = Int32Array.from({ length: questions }, () => chance.below(trace.size));
  const steps = Int32Array.from({ length: questions }, () => chance.below(trace.length + 1));
  return millisecondsOf(() => {
    let visits = 0;
    for (let i = 0; i < questions; i++) visits += trace.node(nodes[i], steps[i]).visits;
    return visits;
  });
}

/** What it costs to jump about in a long trace, beside a short one. */
export const row: Row = {
  title: "20,000 states at a step: trace of 1.4 million events against one of 100",
  goal: { atMost: 5 },
  contender: {
    name: "long",
    measure() {
      const trace = traceOf(ticTacToe);
      expectFound(Math.floor(trace.length / 100_000), 14);
      return timeOfQuestions(trace);
    },
  },
  against: {
    name: "short",
    measure() {
      const trace = traceOf(
        treeGame(parseTree("[[[3,12],[8,2],[4,6]],[[14,5],[2,7],[1,9]],[[6,3],[5,8],[13,10]],[[2,7],[11]]]")),
      );
      expectFound(trace.length, 100);
      return timeOfQuestions(trace);
    },
  },
};
