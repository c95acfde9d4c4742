import { alphaBeta } from "../../src/engine/index.ts";
import { allSeen, type Reading, WholeReading } from "../../src/trace/index.ts";
import { millisecondsOf } from "../millisecondsOf.ts";
import type { Row } from "../row.ts";
import { Painting, readingOf, stepsOf, wholeTicTacToe } from "../wholeTicTacToe.ts";

/** The slower of a computed and a kept reading: the mean time to a step anywhere, with its path and its counts. */
function stepping(): number {
  const tree = wholeTicTacToe();
  const painting = new Painting(tree);
  const readings: Reading[] = [new WholeReading(tree), readingOf(tree, alphaBeta)];
  return Math.max(
    ...readings.map((reading) => {
      const steps = stepsOf(reading);
      const go = (step: number) => [
        painting.draw(reading.seen(step)),
        reading.path(step),
        reading.nodes(step),
        reading.leaves(step),
      ];
      return millisecondsOf(() => steps.map(go).length) / steps.length;
    }),
  );
}

export const row: Row = {
  title: "Whole tree of 549,946 nodes: any step against a redraw",
  goal: { atMost: 2 },
  contender: { name: "step", measure: stepping },
  against: {
    name: "redraw",
    measure() {
      const painting = new Painting(wholeTicTacToe());
      return millisecondsOf(() => painting.draw(allSeen));
    },
  },
};
