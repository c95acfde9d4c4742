import { describe, expect, it } from "vitest";
import {
  alphaBeta,
  connectFour,
  type Game,
  mcts,
  minimax,
  random,
  ticTacToe,
} from "../../../src/engine/index.ts";
import { everyTicTacToe } from "./everyTicTacToe.ts";

const positions = everyTicTacToe();
const worth = new Map<number, number>();
const minimaxOf = (position: number): number => {
  if (!worth.has(position)) worth.set(position, minimax(ticTacToe, position).value);
  return worth.get(position)!;
};
const isBest = (position: number, move: number) =>
  minimaxOf(ticTacToe.play(position, move)) === minimaxOf(position);

const sign = <Position>(game: Game<Position, number>, position: Position) =>
  game.turn(position) === "max" ? 1 : -1;
/** Whether a move ends the game, and wins it. */
const wins = <Position>(game: Game<Position, number>, position: Position, move: number) =>
  sign(game, position) * (game.outcome(game.play(position, move)) ?? 0) > 0;
const winsIn = <Position>(game: Game<Position, number>, position: Position) =>
  game.moves(position).filter((move) => wins(game, position, move));
/** Moves after which the other side cannot win at once. */
const saving = <Position>(game: Game<Position, number>, position: Position) =>
  game.moves(position).filter((move) => winsIn(game, game.play(position, move)).length === 0);

/** Positions of Connect Four from games of chance. */
function connectFourPositions(count: number) {
  const chance = random(5);
  const found = [];
  while (found.length < count) {
    let position = connectFour.start;
    while (connectFour.outcome(position) === undefined) {
      found.push(position);
      const moves = connectFour.moves(position);
      position = connectFour.play(position, moves[chance.below(moves.length)]);
    }
  }
  return found;
}
const four = connectFourPositions(400);
const looksWon = (position: (typeof four)[number], move: number, depth: number) =>
  sign(connectFour, position) * alphaBeta(connectFour, connectFour.play(position, move), { depth }).value >=
  1;

describe("A win in one is taken within 200 iterations, where nothing else wins", () => {
  it("in tic-tac-toe, on every position that has one", () => {
    const won = positions.filter((position) => {
      const now = winsIn(ticTacToe, position);
      const best = ticTacToe.moves(position).filter((move) => isBest(position, move));
      return now.length > 0 && best.length === now.length;
    });
    expect(won.length).toBe(1638);
    const missed = won.filter(
      (position) => !wins(ticTacToe, position, mcts(ticTacToe, position, { iterations: 200 }).line[0]),
    );
    expect(missed.map(ticTacToe.write)).toEqual([]);
  });

  it("in Connect Four, on every such position of a generated set", () => {
    const won = four.filter((position) => {
      const now = winsIn(connectFour, position);
      const others = connectFour.moves(position).filter((move) => !now.includes(move));
      return now.length > 0 && !others.some((move) => looksWon(position, move, 4));
    });
    expect(won.length).toBeGreaterThan(30);
    const options = { iterations: 200, reward: "win" } as const;
    const missed = won.filter(
      (position) => !wins(connectFour, position, mcts(connectFour, position, options).line[0]),
    );
    expect(missed.map(connectFour.write)).toEqual([]);
  });
});

describe("The only move that saves the game is found within 2,000 iterations", () => {
  it("in tic-tac-toe, on every position that has one", () => {
    const only = positions.filter(
      (position) =>
        winsIn(ticTacToe, position).length === 0 &&
        ticTacToe.moves(position).length > 1 &&
        saving(ticTacToe, position).length === 1 &&
        sign(ticTacToe, position) * minimaxOf(position) >= 0,
    );
    expect(only.length).toBe(820);
    const missed = only.filter(
      (position) =>
        mcts(ticTacToe, position, { iterations: 2000 }).line[0] !== saving(ticTacToe, position)[0],
    );
    expect(missed.map(ticTacToe.write)).toEqual([]);
  });

  it("in Connect Four, on every such position of a generated set", () => {
    const only = four.filter((position) => {
      if (winsIn(connectFour, position).length > 0 || connectFour.moves(position).length < 2) return false;
      const left = saving(connectFour, position);
      if (left.length !== 1) return false;
      const after = alphaBeta(connectFour, connectFour.play(position, left[0]), { depth: 6 }).value;
      return sign(connectFour, position) * after > -1;
    });
    expect(only.length).toBeGreaterThan(30);
    const options = { iterations: 2000, reward: "win" } as const;
    const missed = only.filter(
      (position) => mcts(connectFour, position, options).line[0] !== saving(connectFour, position)[0],
    );
    expect(missed.map(connectFour.write)).toEqual([]);
  });
});

describe("As iterations grow, the move is minimax's, on all 4,520 positions of tic-tac-toe", () => {
  const missedOf = (tried: readonly number[], options: object) =>
    tried.filter((position) => !isBest(position, mcts(ticTacToe, position, options).line[0]));

  it("1,000 iterations miss a few, which 4,000 do not", () => {
    expect(positions.length).toBe(4520);
    const missed = missedOf(positions, { iterations: 1000 });
    expect(missed.length).toBeGreaterThan(0);
    expect(missed.length).toBeLessThan(20);
    expect(missedOf(missed, { iterations: 4000 })).toEqual([]);
  });

  it("with exact backups 1,000 iterations miss none, and a proved value is minimax's", () => {
    let proved = 0;
    for (const position of positions) {
      const { line, value, iterations } = mcts(ticTacToe, position, { iterations: 1000, exact: true });
      expect(isBest(position, line[0]), ticTacToe.write(position)).toBe(true);
      if (iterations === 1000) continue;
      proved++;
      expect(value).toBe(minimaxOf(position));
    }
    expect(proved).toBeGreaterThan(4000);
  });
});
