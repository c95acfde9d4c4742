import { expect, it } from "vitest";
import {
  match,
  pairScore,
  pairSteps,
  playPair,
  random,
  scoreInterval,
  standingOf,
  ticTacToe,
} from "../../../src/engine/index.ts";

it("The interval of a match in pairs counts openings: it is as long as that of half as many single games", () => {
  const result = { wins: 12, draws: 4, losses: 8 };
  const { low, high } = pairScore(result);
  expect(pairScore(result)).toEqual(scoreInterval(result, 12));
  const single = scoreInterval(result);
  expect(high - low).toBeGreaterThan(single.high - single.low);
  expect(() => pairScore({ wins: 1, draws: 1, losses: 1 })).toThrow("Half a pair");
  expect(() => pairScore({ wins: 0, draws: 0, losses: 0 })).toThrow("no games");
});

it("A tournament's standing and a match of two players are judged by the same rule", () => {
  const game = { moves: [], opening: 0, outcome: 1, nodes: [1, 1] as const };
  const games = [
    { ...game, max: "greedy", min: "mcts" },
    { ...game, max: "mcts", min: "greedy" },
  ] as const;
  expect(standingOf(games, "greedy")!.score).toEqual(pairScore({ wins: 1, draws: 0, losses: 1 }));
});

it("It holds the true score 95 times in 100, where both games of an opening go alike", () => {
  // Two who play any move at all are equal; whoever begins tic-tac-toe wins more.
  const chance = random("pairs");
  const any = (position: number) => {
    const moves = ticTacToe.moves(position);
    return moves[chance.below(moves.length)];
  };
  let held = 0;
  for (let i = 0; i < 200; i++) {
    const { low, high } = pairScore(match(ticTacToe, any, any, { pairs: 20, seed: i }));
    if (low <= 0.5 && high >= 0.5) held++;
  }
  expect(held).toBeGreaterThanOrEqual(190);
});

const settings = { budget: { nodes: 50 }, opening: 2, seed: 1 };
const pair = { players: ["program", "greedy"], number: 0 } as const;

it("A program is asked for its moves in a pair, and plays the others from the same openings as a contestant would", () => {
  const steps = pairSteps(ticTacToe, pair, settings);
  let step = steps.next();
  while (!step.done) step = steps.next({ move: ticTacToe.moves(step.value)[0], nodes: 7 });
  const [first, second] = step.value;
  expect([first.max, second.max]).toEqual(["program", "greedy"]);
  expect(first.moves.slice(0, 2)).toEqual(second.moves.slice(0, 2));
  expect(first.nodes[0] % 7).toBe(0);
  expect(first.nodes[0]).toBeGreaterThan(0);
  expect(standingOf(step.value, "program")).toMatchObject({ games: 2, nodesPerMove: 7 });
  expect(() => playPair(ticTacToe, pair, settings)).toThrow("is to be asked");
});

it("A program that comes to no move has lost, whichever side it plays, and it says why", () => {
  const steps = pairSteps(ticTacToe, pair, settings);
  let step = steps.next();
  while (!step.done) step = steps.next({ brokeOff: "tired" });
  expect(step.value.map(({ outcome, brokeOff }) => [outcome, brokeOff])).toEqual([
    [-1, "tired"],
    [1, "tired"],
  ]);
  expect(standingOf(step.value, "program")).toMatchObject({ wins: 0, losses: 2 });
});
