import { describe, expect, it } from "vitest";
import { games } from "../../../src/engine/index.ts";
import { mcts, mctsFacts } from "../../../src/figures/mcts/mcts.ts";
import { rootTallies } from "../../../src/figures/mcts/moveTallies.ts";
import { runSampling } from "../../../src/figures/mcts/samplingRun.ts";

describe("What a sampling figure says of its root's moves", () => {
  it.each(Object.keys(games) as (keyof typeof games)[])(
    "counts every visit in %s, though its moves may be objects made anew",
    (game) => {
      const iterations = 60;
      const run = runSampling(mcts.place({ game, iterations }).given);
      const tallies = rootTallies(run, run.trace.length);
      expect(tallies).toHaveLength(run.game.moves(run.position).length);
      const visits = tallies.map(({ tally }) => tally?.visits ?? 0);
      expect(visits.reduce((sum, each) => sum + each, 0)).toBe(iterations);
      const facts = mctsFacts({ game, iterations, at: "end" });
      for (const [index, count] of visits.entries()) {
        expect(facts[`visits${index + 1}`] ?? "0").toBe(String(count));
      }
    },
  );
});
