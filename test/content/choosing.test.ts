import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  connectFour,
  gainsOf,
  gomoku,
  iterativeDeepening,
  minimax,
  perft,
  shapleyGame,
} from "../../src/engine/index.ts";
import { truthOf } from "../../src/figures/bandit/armReadings.ts";
import { banditFacts } from "../../src/figures/bandit/banditFacts.ts";
import { banditViewOf } from "../../src/figures/bandit/banditProps.ts";
import { lockstepFacts } from "../../src/figures/lockstep/lockstepFacts.ts";
import { playTournament } from "../../src/figures/tournament/playView.ts";
import { tournamentFacts } from "../../src/figures/tournament/tournamentFacts.ts";
import { type TournamentProps, tournamentViewOf } from "../../src/figures/tournament/tournamentProps.ts";
import { proseOf } from "./proseOf.ts";
import { readChapter } from "./readChapter.ts";

const { children } = await readChapter("chapters/15-choosing.mdx");
const prose = proseOf(children).join("\n");

const facts = (props: TournamentProps) => {
  const view = tournamentViewOf({ game: "connectFour", ...props });
  return tournamentFacts(view, playTournament(view));
};
const duel = { players: "ordered,mcts", amount: 3000, openings: 12 };
const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";

describe("What the chapter says of the tournament is what was played", () => {
  const contest = facts({ players: "random,greedy,ordered,mcts", amount: 1000, openings: 10 });

  it("ordered alpha–beta leads, and beats MCTS beyond the half", () => {
    expect(contest.leader).toBe("Ordered alpha–beta");
    expect(Number(contest.orderedMctsLow)).toBeGreaterThan(50);
    expect(prose).toContain(`Ordered alpha–beta won ${contest.ordered} % of its points`);
  });

  it("greedy and MCTS cannot be told apart, though greedy visits few nodes", () => {
    expect(Number(contest.mctsGreedyLow)).toBeLessThan(50);
    expect(Number(contest.mctsGreedyHigh)).toBeGreaterThan(50);
    expect(Number(contest.greedyNodes)).toBeLessThan(10);
    expect(prose).toContain(`Greedy looks one ply ahead, and visits ${contest.greedyNodes} nodes.`);
  });

  it("without estimates the half lies in the interval, and with them above it", () => {
    const [seeing, blind] = [facts(duel), facts({ ...duel, estimates: false })];
    expect(Number(seeing.orderedMctsLow)).toBeGreaterThan(50);
    expect(Number(blind.orderedMctsLow)).toBeLessThan(50);
    expect(Number(blind.orderedMctsHigh)).toBeGreaterThan(50);
  });
});

describe("The myths are refuted by what the engine counts", () => {
  it("gomoku has 225 · 224 · 223 lines of three moves, and no game ends before the ninth", () => {
    const [one, two] = [1, 2].map((plies) => perft(gomoku(), gomoku().start, plies));
    expect([one, two]).toEqual([225, 225 * 224]);
    // On the smallest board: five in a row take nine moves, as the other side moves in between.
    const small = gomoku(5);
    const lines = [1, 2, 3, 4].map((plies) => perft(small, small.start, plies));
    expect(lines).toEqual([25, 25 * 24, 25 * 24 * 23, 25 * 24 * 23 * 22]);
    const play = (moves: string[]) =>
      moves.reduce((at, text) => small.play(at, small.readMove(at, text)), small.start);
    const nine = ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2", "e1"];
    expect(small.outcome(play(nine.slice(0, 8)))).toBeUndefined();
    expect(small.outcome(play(nine))).toBeGreaterThan(0);
  });

  it("alpha–beta in natural order is far from doubling the depth", () => {
    const depthOf = (options: object) =>
      iterativeDeepening(connectFour, connectFour.start, { budget: 100_000, ...options }).depth;
    const [plain, natural, ordered] = [
      depthOf({ search: minimax }),
      depthOf({ search: alphaBeta }),
      depthOf({}),
    ];
    expect(natural).toBeLessThan(1.5 * plain);
    expect(ordered).toBeGreaterThanOrEqual(2 * plain);
  });

  it("in a bad order alpha–beta reads what minimax reads, and in another less", () => {
    const pair = { algorithm: "minimax", against: "alphaBeta" } as const;
    const bad = lockstepFacts({ ...pair, tree: "[[2,4,6],[3,12,8],[14,5,2]]" }, "end");
    expect([bad.leavesA, bad.leavesB, bad.cutoffsB]).toEqual(["9", "9", "0"]);
    expect(lockstepFacts({ ...pair, tree: textbook }, "end").leavesB).toBe("7");
    expect(prose).toContain("Both read 9 of 9 leaves.");
  });

  it("negamax enters what minimax enters, and they never part", () => {
    const pair = lockstepFacts({ tree: textbook, algorithm: "minimax", against: "negamax" }, "end");
    expect(pair).toMatchObject({ nodesMore: "0", leavesMore: "0", partings: "0" });
  });

  it("UCB1 wins no round of one who foretells it, and Thompson sampling does", () => {
    const wins = (policy: string) =>
      banditFacts(banditViewOf({ opponent: "foretelling", policy, rounds: 1000 }), []).wins;
    expect(wins("ucb1")).toBe("0");
    expect(Number(wins("thompsonSampling"))).toBeGreaterThan(100);
  });

  it("rock is best after the change, and paper was before", () => {
    const means = (weights: string) => {
      const view = banditViewOf({ opponent: "biased", weights });
      return [0, 1, 2].map((hand) => truthOf(view, hand) ?? 0);
    };
    expect(means("80 10 10").indexOf(Math.max(...means("80 10 10")))).toBe(1);
    expect(means("30 30 40").indexOf(Math.max(...means("30 30 40")))).toBe(0);
    // Paper's mean of old times is above all that any hand earns now.
    expect(Math.max(...means("80 10 10"))).toBeGreaterThan(Math.max(...means("30 30 40")));
  });

  it("Shapley's game has no other equilibrium among mixtures of twelfths", () => {
    const twelfths: number[][] = [];
    for (let a = 0; a <= 12; a++)
      for (let b = 0; a + b <= 12; b++) twelfths.push([a / 12, b / 12, (12 - a - b) / 12]);
    const still = twelfths.flatMap((row) =>
      twelfths.filter((column) => Math.max(...gainsOf(shapleyGame, [row, column])) < 1e-9).map(() => row),
    );
    expect(still).toEqual([[4 / 12, 4 / 12, 4 / 12]]);
  });
});

describe("What a reader is asked to try comes out as promised", () => {
  it("with 300 nodes in gomoku MCTS pays for few iterations, and plays about as well as any move", () => {
    const found = facts({ game: "gomoku", players: "random,greedy,mcts", amount: 300, openings: 1 });
    expect(Number(found.mctsGreedy)).toBe(0);
    expect(Number(found.randomGreedy)).toBe(0);
  });

  it("one exchange of two moves makes the first cut possible", () => {
    const swapped = lockstepFacts(
      { tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "minimax", against: "alphaBeta" },
      "end",
    );
    expect(Number(swapped.cutoffsB)).toBeGreaterThan(0);
  });

  it("negamax with alpha–beta is ahead of minimax", () => {
    const pair = lockstepFacts({ tree: textbook, algorithm: "minimax", against: "negamaxAlphaBeta" }, "end");
    expect(Number(pair.leavesB)).toBeLessThan(Number(pair.leavesA));
  });
});
