import {
  Counter,
  type Game,
  minimax,
  parseTree,
  preferSooner,
  ticTacToe,
  treeGame,
} from "../../src/engine/index.ts";

export const small = { tree: "[[3,12],[2,4]]", algorithm: "minimax", at: "start" };
export const textbook = { tree: "[[3,12,8],[2,4,6],[14,5,2]]", algorithm: "minimax", at: "leave 0" };
export const late = { game: "ticTacToe", position: "XOXOX..O.", algorithm: "minimax", at: "end" };
export const sooner = { ...late, sooner: true };
export const cautious = { tree: "[[1,1],[0,9]]", algorithm: "minimax", at: "end" };

export const whole = new Counter();
export const draw = minimax(ticTacToe, ticTacToe.start, {}, whole);
const scored = preferSooner(ticTacToe);
export const losing = "XOOX...X.";
const plies = <Position, Move>(game: Game<Position, Move>): number =>
  minimax(game, game.read(losing)).line.length;
export const best = (tree: string): number => {
  const game = treeGame(parseTree(tree));
  return minimax(game, game.start).line[0];
};
export const deeper = { tree: "[[[3,1],12,8],[2,4,6],[14,5,2]]", algorithm: "minimax" };
export const mean = (leaves: readonly number[]): number =>
  leaves.reduce((sum, leaf) => sum + leaf, 0) / leaves.length;

export const pliesOnly = plies(ticTacToe);
export const pliesSooner = plies(scored);
export const chessLeaves = 35 ** 6;
export const tiedAnswer = best("[[2,3],[1,8]]") === 0 ? 0 : 2;
export const meanOfBoth = mean([0, 9]);
export const meanGain = mean([1, 8]) - mean([2, 3]);
export const soonerAnswer = [true, false].indexOf(10 - 7 > 0);
