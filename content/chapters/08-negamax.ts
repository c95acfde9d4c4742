import {
  Counter,
  minimax,
  negamax,
  parseTree,
  type Tree,
  ticTacToe,
  treeGame,
} from "../../src/engine/index.ts";
import { lockstepFacts } from "../../src/figures/lockstep/lockstep.ts";

const textbook = "[[3,12,8],[2,4,6],[14,5,2]]";
export const pair = {
  tree: textbook,
  algorithm: "minimax",
  against: "negamax",
  at: "left leave 0",
  movers: true,
};
export const code = {
  tree: textbook,
  algorithm: "minimax",
  against: "negamax",
  at: "right improve root",
  code: true,
};
export const turned = {
  tree: textbook,
  algorithm: "alphaBeta",
  against: "negamaxAlphaBeta",
  at: "left cutoff 1",
};
export const least = {
  tree: "[[9,3]]",
  algorithm: "negamaxAlphaBeta",
  against: "negatedMinimum",
  at: "parting 1",
};
export const pairEnd = lockstepFacts(pair, "end");
export const turnedEnd = lockstepFacts(turned, "end");
export const leastEnd = lockstepFacts(least, "end");

export const asked = lockstepFacts(
  { tree: "[[4,7],[9,1],[6,5]]", algorithm: "minimax", against: "negamax" },
  "end",
);

export const negamaxOf = (text: string): number => {
  const game = treeGame(parseTree(text));
  return negamax(game, game.start).value;
};
export const [asMinimax, asNegamax] = [minimax, negamax].map((search) => {
  const counter = new Counter();
  search(ticTacToe, ticTacToe.start, {}, counter);
  return counter.nodes;
});
export const forgetful = (tree: Tree): number =>
  typeof tree === "number" ? tree : Math.max(...tree.map((child) => -forgetful(child)));
/** Without the minus before the call: every node takes the largest, as if both sides wanted the same. */
const agreeable = (tree: Tree): number =>
  typeof tree === "number" ? tree : Math.max(...tree.map(agreeable));
export const [smallest, largest] = [-(2 ** 31), 2 ** 31 - 1];
const in32Bits = (number: number): number => number | 0;

export const negatedSmaller = -Math.min(-3, -12);
export const smaller = Math.min(-3, -12);
export const negatedLargest = -Math.max(-7, 2, -4);
export const agreeableTextbook = agreeable(JSON.parse(textbook));
export const forgetfulTextbook = forgetful(JSON.parse(textbook));
export const larger = Math.max(5, 2);
export const minusZero = String(-0);
export const oneByMinusZero = 1 / -0;
export const overflown = in32Bits(-smallest);
export const smallestSafe = smallest + 1;
