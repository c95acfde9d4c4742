import { describe, expect, it } from "vitest";
import { connectFour, mcts, ticTacToe } from "../../src/engine/index.ts";
import { exactValues } from "../../src/figures/mcts/exactValues.ts";
import { mctsFacts } from "../../src/figures/mcts/mctsFacts.ts";
import type { MctsProps } from "../../src/figures/mcts/mctsProps.ts";
import { mctsViewOf } from "../../src/figures/mcts/mctsProps.ts";
import { runSampling } from "../../src/figures/mcts/samplingRun.ts";
import { proseOf } from "./proseOf.ts";
import { readChapter } from "./readChapter.ts";

const { children } = await readChapter("chapters/12-mcts.mdx");
const prose = proseOf(children).join("\n");

const fork: MctsProps = { game: "ticTacToe", position: ".OO.X.X..", iterations: 1000 };
const trap: MctsProps = { tree: "[[0.5,0.5],[0,1,1,1,1,1,1,1,1,1]]", iterations: 1000 };
const of = (props: MctsProps, at = "end") => mctsFacts(props, at);
const visits = (props: MctsProps, at = "end") =>
  Object.entries(of(props, at)).flatMap(([name, value]) =>
    /^visits\d+$/.test(name) && value !== "0"
      ? [[Number(name.slice(6)), Number(value.replace(",", ""))] as const]
      : [],
  );
const leader = (props: MctsProps, at = "end") =>
  visits(props, at).reduce((one, other) => (other[1] > one[1] ? other : one))[0];

describe("What the chapter says in words of its own is what the engine finds", () => {
  const early = of(fork, "iteration 24");
  it.each([
    `visited ${early.visits1} times, with a mean of ${early.mean1}.`,
    `has a mean of ${early.mean2} only. But it was tried ${early.visits2} times`,
    `The right search goes to the second move ${of({ tree: "[[1,0],[0.45,0.45]]", iterations: 200 }).visits2} times of 200`,
  ])("%s", (sentence) => {
    expect(prose).toContain(sentence);
  });

  it("X has one best move of five, which minimax finds: the top left", () => {
    const position = ticTacToe.read(".OO.X.X..");
    expect(exactValues({ game: ticTacToe as never, position })).toEqual([1, -1, -1, -1, -1]);
    expect(ticTacToe.moves(position)[0]).toBe(0);
    expect(leader(fork)).toBe(1);
  });

  it("iteration 25 is lost by X: O’s node counts 1, and X’s count 0", () => {
    const { trace } = runSampling(mctsViewOf(fork));
    const step = trace.ends[24];
    const rollout = Array.from({ length: trace.ends[25] - step }, (_, i) => trace.event(step + i + 1)).find(
      ({ phase }) => phase === "rollout",
    );
    expect(rollout).toMatchObject({ outcome: -1 });
    const phases = Array.from({ length: trace.ends[25] - step }, (_, i) => trace.phase(step + i + 1));
    expect(phases.slice(0, 4)).toEqual(["select", "select", "expand", "rollout"]);
  });

  it("the tree stops growing once all that is worth finding is found: it has fewer nodes than iterations", () => {
    expect(Number(of(fork).nodes)).toBeLessThan(200);
  });

  it("in Connect Four seeds name several columns up to 10,000 iterations, and one at 100,000", () => {
    const columns = (iterations: number) =>
      [1, 2, 3].map((seed) => {
        const { line } = mcts(connectFour, connectFour.read("44"), { iterations, seed, reward: "win" });
        return line[0] + 1;
      });
    const [thousand, ten, hundred] = [1000, 10_000, 100_000].map(columns);
    expect(new Set(thousand).size).toBeGreaterThan(1);
    expect(new Set(ten).size).toBeGreaterThan(1);
    expect(new Set(hundred).size).toBe(1);
    expect(prose).toContain(`three seeds choose columns ${ten.join(", ")}.`);
    expect(prose).toContain(`all three choose column ${hundred[0]},`);
  });

  it("less curiosity gives the leader more, and more gives it less", () => {
    const [none, usual, much] = [0, Math.SQRT2, 3].map((c) => Number(of({ ...fork, c }).visits1));
    expect(none).toBeGreaterThan(usual);
    expect(usual).toBeGreaterThan(much);
  });

  it("each mistake does on its tree what the chapter says", () => {
    const end = (tree: string, sampler: MctsProps["sampler"], seed = 1) =>
      leader({ tree, sampler, seed, iterations: 200 });
    expect(end("[1,0]", "creditedToSideToMove")).toBe(2);
    expect(end("[1,0]", "uct")).toBe(1);
    expect(end("[[1,0],[0.45,0.45]]", "creditedToRoot")).toBe(1);
    expect(end("[[1,0],[0.45,0.45]]", "uct")).toBe(2);
    expect(end("[0,[-1,1]]", "drawsWorthNothing")).toBe(2);
    expect(end("[0,[-1,1]]", "uct")).toBe(1);
    expect(visits({ tree: "[0,1]", sampler: "zeroDivision", iterations: 200 })).toEqual([[1, 200]]);
    expect(visits({ tree: "[1,0]", sampler: "onlyOneChild", iterations: 200 })).toHaveLength(1);
    const seeds = Array.from({ length: 40 }, (_, seed) => end("[0.5,[[1,0]]]", "childsLogarithm", seed));
    const stuck = seeds.filter((first) => first === 1).length;
    expect(stuck).toBeGreaterThan(10);
    expect(stuck).toBeLessThan(30);
    expect(end("[0.5,[[1,0]]]", "childsLogarithm", 2)).toBe(1);
  });

  it("exact backups play the first move, though the second was visited more", () => {
    const exact = of({ ...trap, sampler: "exact" });
    expect([exact.proved, exact.worth, exact.played, exact.leader]).toEqual([
      "yes",
      "0.5",
      "move 1",
      "move 2",
    ]);
  });

  it("the trap holds for a while, is seen through in the end, and at once where results are proved", () => {
    expect(leader(trap, "iteration 30")).toBe(2);
    expect(leader(trap)).toBe(1);
    const exact = of({ ...trap, sampler: "exact" });
    expect(Number(exact.iterations)).toBeLessThan(100);
    expect(leader({ ...trap, sampler: "exact", iterations: 1000 })).toBeGreaterThan(0);
  });
});

describe("What a reader is asked to try comes out as promised", () => {
  it("without curiosity some seeds are wrong for fifty iterations and more", () => {
    const wrong = Array.from({ length: 40 }, (_, seed) => leader({ ...fork, c: 0, seed }, "iteration 50"));
    expect(wrong.filter((first) => first !== 1).length).toBeGreaterThan(0);
  });

  it("even the right search may prefer the first move where the second is worth little more", () => {
    const low = leader({ tree: "[[1,0],[0.01,0.01]]", iterations: 200 });
    expect(low).toBe(1);
  });

  it("a deeper trap holds longer, and is proved as well", () => {
    const deeper = "[[0.5,0.5],[[[0,1],[0,1]],1,1,1,1,1]]";
    expect(leader({ tree: deeper, iterations: 1000 }, "iteration 30")).toBe(2);
    expect(
      Number(of({ tree: deeper, iterations: 1000, sampler: "exact" }).iterations.replace(",", "")),
    ).toBeLessThan(1000);
  });

  it("the first five iterations visit each of the five moves once, whatever the seed", () => {
    for (let seed = 0; seed < 20; seed++)
      expect(visits({ ...fork, seed }, "iteration 5").map(([, count]) => count)).toEqual([1, 1, 1, 1, 1]);
  });
});
