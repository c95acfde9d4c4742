import { describe, expect, it } from "vitest";
import { resultOf } from "../../bench/longMatches.ts";
import { longMatches } from "../../content/chapters/longMatches.ts";
import {
  alphaBeta,
  connectFour,
  gainsOf,
  gomoku,
  iterativeDeepening,
  minimax,
  pairScore,
  perft,
  RegretInBimatrix,
  shapleyGame,
} from "../../src/engine/index.ts";
import { truthOf } from "../../src/figures/bandit/armReadings.ts";
import { bandit, banditFacts } from "../../src/figures/bandit/bandit.ts";
import { guide } from "../../src/figures/guide/guide.ts";
import { lockstepFacts } from "../../src/figures/lockstep/lockstep.ts";
import { playTournament } from "../../src/figures/tournament/playView.ts";
import { tournament, tournamentFacts } from "../../src/figures/tournament/tournament.ts";
import { proseOf } from "./proseOf.ts";
import { elementsOf, readChapter } from "./readChapter.ts";

const { children } = await readChapter("chapters/15-choosing.mdx");
const prose = proseOf(children).join("\n");

const facts = (said: object) => {
  const view = tournament.place({ game: "connectFour", ...said }).given;
  return tournamentFacts(view, playTournament(view));
};
const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";

describe("What the chapter says of the guide is where it leads", () => {
  const phrases = elementsOf(children, "Show").filter(({ props }) => props.figure === "guide");
  it.each(phrases.map(({ props }) => String(props.answers)))(
    "the answers %s of a phrase are as many as the guide asks for",
    (answers) => {
      const { given } = guide.place({ answers });
      const { asked } = guide.facts(given);
      expect(asked).toBe(String(1 + given.answers.findLastIndex((answer) => answer !== undefined)));
    },
  );

  it("there are such phrases", () => {
    expect(phrases.length).toBeGreaterThan(7);
  });
});

describe("What the chapter says of the tournament is what was played", () => {
  const contest = facts({ players: "random,greedy,ordered,mcts", amount: 1000, openings: 10 });

  it("ordered alpha–beta leads, and beats MCTS beyond the half", () => {
    expect(contest.leader).toBe("Ordered alpha–beta");
    expect(Number(contest.orderedMctsLow)).toBeGreaterThan(50);
    expect(prose).toContain(`ordered alpha–beta won ${contest.ordered} % of the points`);
  });

  const long = (player: string, nodes: number, estimates: boolean, openings?: number) => {
    const match = longMatches.find(
      (one) => one.players[0] === player && one.nodes === nodes && one.estimates === estimates,
    )!;
    const results = match.results.split(" ").slice(0, openings);
    const count = (letter: string) => results.join("").split(letter).length - 1;
    return pairScore({ wins: count("w"), draws: count("d"), losses: count("l") });
  };

  it("the long matches begin as they are played now, each of a hundred openings", () => {
    for (const match of longMatches) {
      const results = match.results.split(" ");
      expect(results).toHaveLength(100);
      expect(match.results).toMatch(/^([wdl]{2} ){99}[wdl]{2}$/);
      const again = match.nodes > 3000 ? 1 : 3;
      const players = match.players as unknown as Parameters<typeof resultOf>[0]["players"];
      for (let number = 0; number < again; number++)
        expect(resultOf({ ...match, players }, number)).toBe(results[number]);
    }
  });

  it("the figure plays the openings that the long matches begin with", () => {
    const { orderedMctsWins, orderedMctsDraws, orderedMctsLosses } = facts({
      players: "ordered,mcts",
      amount: 1000,
      openings: 5,
      estimates: false,
    });
    const { results } = longMatches.find(({ nodes }) => nodes === 1000)!;
    const five = results.split(" ").slice(0, 5).join("");
    expect([orderedMctsWins, orderedMctsDraws, orderedMctsLosses].map(Number)).toEqual(
      ["w", "d", "l"].map((letter) => five.split(letter).length - 1),
    );
  });

  it("with its estimate alpha–beta is stronger, without one, too, at 3,000 nodes, and at 10,000 nobody knows", () => {
    expect(long("ordered", 3000, true).low).toBeGreaterThan(0.5);
    expect(long("ordered", 1000, false).low).toBeGreaterThan(long("ordered", 10_000, false).high);
    expect(long("ordered", 3000, false).low).toBeGreaterThan(0.5);
    expect(long("ordered", 3000, true).low).toBeGreaterThan(long("ordered", 3000, false).high);
    const { low, high } = long("ordered", 10_000, false);
    expect([low < 0.5, high > 0.5]).toEqual([true, true]);
  });

  it("a hundred openings do not tell greedy from MCTS, and without an estimate greedy loses", () => {
    const { low, high } = long("greedy", 1000, true);
    expect([low < 0.5, high > 0.5]).toEqual([true, true]);
    expect(long("greedy", 1000, false).high).toBeLessThan(0.2);
  });

  it("twelve openings without estimates cannot tell, and thirty at 1,000 nodes can", () => {
    const [few, thirty] = [long("ordered", 3000, false, 12), long("ordered", 1000, false, 30)];
    expect([few.low < 0.5, few.high > 0.5]).toEqual([true, true]);
    expect(thirty.low).toBeGreaterThan(0.5);
  });

  it("an interval that is looked at again and again misleads far more often than one in twenty times", () => {
    const [, contests, once, often] = prose.match(
      /Of ([\d,]+) such contests, looked at once after a hundred openings, (\d+) seem to have a stronger one\. .* from the tenth on, (\d+) do/,
    )!;
    expect(Math.abs(Number(once) / Number(contests.replace(",", "")) - 0.05)).toBeLessThan(0.02);
    expect(Number(often)).toBeGreaterThan(4 * Number(once));
  });

  it("greedy and MCTS cannot be told apart, though greedy visits few nodes", () => {
    expect(Number(contest.mctsGreedyLow)).toBeLessThan(50);
    expect(Number(contest.mctsGreedyHigh)).toBeGreaterThan(50);
    expect(Number(contest.greedyNodes)).toBeLessThan(10);
    expect(prose).toContain(`Greedy looks one ply ahead, and visits ${contest.greedyNodes} nodes.`);
    expect(Number(contest.mctsGreedy)).toBeGreaterThan(50);
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
    expect(prose).toContain("In this order alpha–beta reads 9 leaves, as many as minimax.");
  });

  it("negamax enters what minimax enters, and they never part", () => {
    const pair = lockstepFacts({ tree: textbook, algorithm: "minimax", against: "negamax" }, "end");
    expect(pair).toMatchObject({ nodesMore: "0", leavesMore: "0", partings: "0" });
  });

  it("UCB1 wins no round of one who foretells it, and Thompson sampling does", () => {
    const wins = (policy: string) =>
      banditFacts(bandit.place({ opponent: "foretelling", policy, rounds: 1000 }).given, []).wins;
    expect(wins("ucb1")).toBe("0");
    expect(Number(wins("thompsonSampling"))).toBeGreaterThan(100);
  });

  it("rock is best after the change, and paper was before", () => {
    const means = (weights: string) => {
      const view = bandit.place({ opponent: "biased", weights }).given;
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
    expect([found.mctsGreedyLosses, found.mctsRandomLosses]).toEqual(["2", "2"]);
    expect(prose).toContain("so it plays 3 of them, while 225 moves wait for one each");
    expect(Number(found.mctsNodes)).toBeLessThan(2 * 300);
  });

  it("four of all exchanges of two moves make a cut possible, the four that are shown", () => {
    const moves = [
      [2, 4, 6],
      [3, 12, 8],
      [14, 5, 2],
    ];
    const swapped = <Item>(items: readonly Item[], i: number, j: number): Item[] =>
      items.map((item, at) => (at === i ? items[j] : at === j ? items[i] : item));
    const couples = [
      [0, 1],
      [0, 2],
      [1, 2],
    ];
    const trees = couples.flatMap(([i, j]) => [
      swapped(moves, i, j),
      ...moves.map((_, move) => moves.map((leaves, at) => (at === move ? swapped(leaves, i, j) : leaves))),
    ]);
    const cut = trees
      .map((tree) => JSON.stringify(tree))
      .filter(
        (tree) => lockstepFacts({ tree, algorithm: "minimax", against: "alphaBeta" }, "end").cutoffsB !== "0",
      );
    expect(trees).toHaveLength(12);
    expect(cut.toSorted()).toEqual([
      "[[14,5,2],[3,12,8],[2,4,6]]",
      "[[2,4,6],[3,12,8],[14,2,5]]",
      "[[2,4,6],[3,12,8],[2,5,14]]",
      textbook,
    ]);
  });

  it("Shapley’s first three games go as a reader works them out", () => {
    const players = new RegretInBimatrix(shapleyGame, [
      [1, 0, 0],
      [0, 1, 0],
    ]);
    const played = Array.from({ length: 3 }, () => {
      players.step();
      return players.standing.current.map((strategy) => strategy.map((share) => Number(share.toFixed(3))));
    });
    const even = [0.333, 0.333, 0.333];
    expect(played).toEqual([
      [[0, 1, 0], even],
      [[0, 1, 0], even],
      [
        [0, 1, 0],
        [0, 0, 1],
      ],
    ]);
  });

  it("in a perfect order the ten moves of gomoku take as long as is said, each leaving one point fewer", () => {
    /** A tree of equal leaves, in which any order is perfect, with so many moves on each level. */
    const even = (...widths: number[]): string =>
      widths.length === 0 ? "0" : `[${Array(widths[0]).fill(even(...widths.slice(1)))}]`;
    const read = (widths: readonly number[]) =>
      lockstepFacts({ tree: even(...widths), algorithm: "minimax", against: "alphaBeta" }, "end").leavesB;
    const least = (widths: readonly number[]) =>
      [0, 1].reduce(
        (sum, from) =>
          sum + widths.reduce((product, width, i) => (i % 2 === from ? product * width : product), 1),
        -1,
      );
    for (const widths of [
      [5, 4, 3],
      [5, 4, 3, 2],
      [3, 2],
    ])
      expect(read(widths)).toBe(String(least(widths)));
    const ten = least(Array.from({ length: 10 }, (_, stones) => 225 - stones));
    expect(ten).toBe(225 * 223 * 221 * 219 * 217 + 224 * 222 * 220 * 218 * 216 - 1);
    expect(prose).toContain(`ten moves still take ${Math.round(ten / 1e7 / 3600)} hours`);
  });

  it("negamax with alpha–beta is ahead of minimax", () => {
    const pair = lockstepFacts({ tree: textbook, algorithm: "minimax", against: "negamaxAlphaBeta" }, "end");
    expect(Number(pair.leavesB)).toBeLessThan(Number(pair.leavesA));
  });
});
