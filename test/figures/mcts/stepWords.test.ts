import { describe, expect, it } from "vitest";
import { type MctsView, mcts } from "../../../src/figures/mcts/mcts.ts";
import { creditedSide, earnedAt, worthOf } from "../../../src/figures/mcts/moveTallies.ts";
import { sideWord } from "../../../src/figures/mcts/nameWords.ts";
import { runSampling } from "../../../src/figures/mcts/samplingRun.ts";
import { creditRule, meanFor, saySampling } from "../../../src/figures/mcts/stepWords.ts";
import { allNodes } from "../../../src/figures/mcts/words.ts";
import { plainly } from "../../../src/kit/narration/words.ts";

const runOf = (props: Readonly<Record<string, unknown>>) => runSampling(mcts.place(props).given);
const saidAtEnd = (props: Readonly<Record<string, unknown>>) => {
  const run = runOf(props);
  return plainly(saySampling(run, run.trace.length));
};
const trap = "[[0.5,0.5],[0,1,1,1,1,1,1,1,1,1]]";

describe("What is said of a search by sampling", () => {
  it("speaks of one node as of one", () => {
    expect([1, 40].map(allNodes)).toEqual(["The one node", "All 40 nodes"]);
  });

  it.each(["uct", "exact", "creditedToRoot", "creditedToSideToMove", "drawsWorthNothing"] as const)(
    "names the side whose reward each node of %s really counts",
    (sampler) => {
      const run = runOf({ tree: "[[1,[0,1]],0.4,[[1,0],0]]", sampler, iterations: 60 });
      const { trace } = run;
      for (let step = 1; step <= trace.length; step++) {
        const event = trace.event(step);
        if (event.phase !== "backup") continue;
        let back = step;
        while (trace.phase(back) === "backup") back--;
        const rollout = trace.event(back);
        if (rollout.phase !== "rollout") continue;
        const [forMax, forMin] = worthOf(run, rollout.outcome);
        const wanted = creditedSide(run, event.node) === "max" ? forMax : forMin;
        expect(earnedAt(run, event.node, step)).toBeCloseTo(wanted, 5);
      }
    },
  );

  it("says the rule that runs, right or wrong", () => {
    const words = (sampler: MctsView["sampler"]) => {
      const run = runOf({ tree: "[[1,0],0.45]", sampler, iterations: 20 });
      return `${creditRule(run)} ${meanFor(run)}`;
    };
    expect(words("uct")).toMatch(/^Each node counts what the side earns that chose to come there/);
    expect(words("creditedToRoot")).toMatch(/^The mistake: .* MAX earns, .* the mean for MAX$/);
    expect(words("creditedToSideToMove")).toMatch(
      /^The mistake: .* is to move there, .* who is to move there$/,
    );
  });

  it("says that the root is proved, and which move is played, where another has more visits", () => {
    expect(saidAtEnd({ tree: trap, sampler: "exact", iterations: 200 })).toMatch(
      /The root is proved: it is worth 0\.5\. Move 1 is played, though move 2 has more visits, \d+ visits of \d+\. So the search ends\.$/,
    );
    expect(saidAtEnd({ tree: trap, iterations: 30 })).toMatch(
      /Move 2 leads with 21 visits of 30, mean 0\.\d+ for MAX\.$/,
    );
    expect(saidAtEnd({ tree: "[1,1]", iterations: 2 })).toMatch(
      /No move is ahead of all others\. Move \d is played: of equals the one that was tried first\.$/,
    );
  });

  it("says by which rule one of equal bounds is taken", () => {
    const run = runOf({ tree: "[1,1,0]", iterations: 6 });
    const said = Array.from({ length: run.trace.length }, (_, i) => plainly(saySampling(run, i + 1)));
    expect(said.find((words) => words.includes("level with"))).toContain(
      ": of equals the one that was tried first is taken.",
    );
  });

  it("calls the sides by their pieces in every game", () => {
    const words = (game: string) =>
      (["max", "min"] as const).map((side) => sideWord(runOf({ game, iterations: 1 }), side));
    expect(["ticTacToe", "connectFour", "othello", "checkers", "gomoku"].map(words)).toEqual([
      ["X", "O"],
      ["X", "O"],
      ["Black", "White"],
      ["Black", "White"],
      ["Black", "White"],
    ]);
  });
});
