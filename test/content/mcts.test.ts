import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  connectFour,
  mcts,
  parseTree,
  ticTacToe,
  treeGame,
  ucb1,
} from "../../src/engine/index.ts";
import { type MctsView, mctsFacts, mcts as sampled } from "../../src/figures/mcts/mcts.ts";
import { exactValues, runSampling } from "../../src/figures/mcts/samplingRun.ts";
import { proseOf } from "./proseOf.ts";
import { readChapter } from "./readChapter.ts";

const { children } = await readChapter("chapters/12-mcts.mdx");
const prose = proseOf(children).join("\n");

type Said = Readonly<Record<string, unknown>>;
const fork = { game: "ticTacToe", position: ".OO.X.X..", iterations: 1000 };
const trap = { tree: "[[0.5,0.5],[0,1,1,1,1,1,1,1,1,1]]", iterations: 1000 };
const of = (props: Said, at = "end") => mctsFacts(props, at);
const visits = (props: Said, at = "end") =>
  Object.entries(of(props, at)).flatMap(([name, value]) =>
    /^visits\d+$/.test(name) && value !== "0"
      ? [[Number(name.slice(6)), Number(value.replace(",", ""))] as const]
      : [],
  );
const leader = (props: Said, at = "end") =>
  visits(props, at).reduce((one, other) => (other[1] > one[1] ? other : one))[0];

describe("What the chapter says in words of its own is what the engine finds", () => {
  const early = of(fork, "iteration 24");
  it.each([
    `visited ${early.visits1} times, with a mean of ${early.mean1}.`,
    `Its bonus is ${early.explore1}, so its bound is ${early.bound1}.`,
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
    const { trace } = runSampling(sampled.place(fork).given);
    const step = trace.ends[24];
    const rollout = Array.from({ length: trace.ends[25] - step }, (_, i) => trace.event(step + i + 1)).find(
      ({ phase }) => phase === "rollout",
    );
    expect(rollout).toMatchObject({ outcome: -1 });
    const phases = Array.from({ length: trace.ends[25] - step }, (_, i) => trace.phase(step + i + 1));
    expect(phases.slice(0, 4)).toEqual(["select", "select", "expand", "rollout"]);
  });

  it("a walk goes to the child of the greatest bound, of equal ones to the one that was tried first", () => {
    const { trace } = runSampling(sampled.place(fork).given);
    let ties = 0;
    for (let number = 0; number < 300; number++) {
      const before = trace.ends[number];
      for (let step = before + 1; step <= trace.ends[number + 1]; step++) {
        const event = trace.event(step);
        if (event.phase !== "select") continue;
        const parent = trace.parent[event.node];
        const logarithm = Math.log(trace.visits(parent, before));
        const bounds = trace.children(parent, before).map((child) => ({
          child,
          bound: trace.mean(child, before) + Math.SQRT2 * Math.sqrt(logarithm / trace.visits(child, before)),
        }));
        const greatest = Math.max(...bounds.map(({ bound }) => bound));
        const level = bounds.filter(({ bound }) => bound > greatest - 1e-12);
        if (level.length > 1) ties++;
        expect(event.node).toBe(Math.min(...level.map(({ child }) => child)));
      }
    }
    expect(ties).toBeGreaterThan(10);
  });

  it("an inner node has been visited once more often than its children together, the root as often", () => {
    const { trace } = runSampling(sampled.place(fork).given);
    const inner = trace
      .path(trace.children(0, trace.length).at(-1)!)
      .concat([...trace.children(0, trace.length)]);
    for (const node of new Set(inner)) {
      const below = trace
        .children(node, trace.length)
        .reduce((sum, child) => sum + trace.visits(child, trace.length), 0);
      if (below > 0) expect(trace.visits(node, trace.length)).toBe(below + (node === 0 ? 0 : 1));
    }
  });

  it("iteration 53 makes three choices, none by lot, and X wins the rollout", () => {
    const { trace } = runSampling(sampled.place(fork).given);
    const from = trace.ends[52];
    const events = Array.from({ length: trace.ends[53] - from }, (_, i) => trace.event(from + i + 1));
    expect(events.slice(0, 5).map(({ phase }) => phase)).toEqual([
      "select",
      "select",
      "select",
      "expand",
      "rollout",
    ]);
    expect(events[4]).toMatchObject({ outcome: 1 });
    const chosen = trace.nodeAt(from + 3);
    expect(trace.movesTo(chosen)).toEqual([0, 8, 5]);
    const before = trace.ends[52];
    const parent = trace.parent[chosen];
    const bound = (child: number) =>
      ucb1(trace.mean(child, before), trace.visits(child, before), trace.visits(parent, before));
    const next = trace
      .children(parent, before)
      .filter((child) => child !== chosen)
      .reduce((one, other) => (bound(other) > bound(one) ? other : one));
    expect(bound(chosen) - bound(next)).toBeGreaterThan(0);
    expect(bound(chosen) - bound(next)).toBeLessThan(0.01);
    expect(trace.mean(next, before)).toBeGreaterThan(trace.mean(chosen, before));
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
    const end = (tree: string, sampler: MctsView["sampler"], seed = 1) =>
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
    const exact = { ...trap, sampler: "exact" } as const;
    expect(Number(of(exact).iterations)).toBeLessThan(100);
    expect(leader(exact)).toBe(2);
    const game = treeGame(parseTree(trap.tree!));
    expect(mcts(game, game.start, { iterations: 1000, seed: 1, exact: true })).toMatchObject({
      line: [0],
      value: 0.5,
    });
  });
});

describe("What a reader is asked to try comes out as promised", () => {
  it("without curiosity most seeds are right all the same, the one that is shown among them", () => {
    const right = Array.from({ length: 100 }, (_, i) => leader({ ...fork, c: 0, seed: i + 1 }) === 1);
    expect(right[0]).toBe(true);
    expect(prose).toContain(`as with ${right.filter(Boolean).length} of the first hundred seeds.`);
  });

  it("without curiosity seed 22 stays with the one move that won its first game, and with a little it does not", () => {
    const greedy = { ...fork, c: 0, seed: 22 };
    const won = [1, 2, 3, 4, 5].filter((move) => of(greedy, "iteration 5")[`mean${move}`] !== "0");
    expect(won).toEqual([2]);
    expect(visits(greedy)).toEqual([
      [1, 1],
      [2, 996],
      [3, 1],
      [4, 1],
      [5, 1],
    ]);
    expect(leader({ ...greedy, c: 0.05 })).toBe(1);
    expect(leader({ ...greedy, c: 0.2 }, "iteration 100")).toBe(1);
  });

  it("how low the second move may be sinks with the iterations", () => {
    const preferred = (worth: number, iterations: number) =>
      leader({ tree: `[[1,0],[${worth},${worth}]]`, iterations });
    expect([0.1, 0.05].map((worth) => preferred(worth, 200))).toEqual([2, 1]);
    expect(preferred(0.05, 1000)).toBe(2);
  });

  it("the deeper trap holds longer for every seed, and takes longer to prove", () => {
    const deeper = {
      ...trap,
      tree: "[[0.5,0.5],[[[0,1],[0,1]],1,1,1,1,1,1,1,1,1]]",
    };
    for (let seed = 1; seed <= 10; seed++) {
      expect([190, 280].map((at) => leader({ ...trap, seed }, `iteration ${at}`))).toEqual([1, 1]);
      expect([190, 280, 300].map((at) => leader({ ...deeper, seed }, `iteration ${at}`))).toEqual([2, 2, 1]);
      const proved = (props: Said) => Number(of({ ...props, seed, sampler: "exact" }).iterations);
      expect(proved(deeper)).toBeGreaterThan(proved(trap));
    }
    expect([180, 190].map((at) => leader(trap, `iteration ${at}`))).toEqual([2, 1]);
    expect([290, 300].map((at) => leader(deeper, `iteration ${at}`))).toEqual([2, 1]);
  });

  it("the deeper trap is worth 0 as well", () => {
    const game = treeGame(parseTree("[[[[0,1],[0,1]],1,1,1,1,1,1,1,1,1]]"));
    expect(alphaBeta(game, game.start).value).toBe(0);
  });

  it("after 4455 columns 3 and 6 win, no other does within seven plies, and seeds choose one of them", () => {
    const position = connectFour.read("4455");
    const winning = connectFour
      .moves(position)
      .filter((move) => alphaBeta(connectFour, connectFour.play(position, move), { depth: 6 }).value >= 1);
    expect(winning.map((move) => move + 1)).toEqual([3, 6]);
    for (let seed = 1; seed <= 10; seed++) {
      const { line } = mcts(connectFour, position, { iterations: 1000, seed, reward: "win" });
      expect([3, 6]).toContain(line[0] + 1);
    }
  });

  it("the first five iterations visit each of the five moves once, whatever the seed", () => {
    for (let seed = 0; seed < 20; seed++)
      expect(visits({ ...fork, seed }, "iteration 5").map(([, count]) => count)).toEqual([1, 1, 1, 1, 1]);
  });
});
