import { drawOne } from "../../engine/drawOne.ts";
import type { ChanceGame } from "../../engine/game.ts";
import type { Direction } from "../../engine/games/chance/twentyFortyEight/slide.ts";
import {
  type SlidingMove,
  type SlidingPosition,
  twentyFortyEight,
} from "../../engine/games/chance/twentyFortyEight.ts";
import { random } from "../../engine/random.ts";

export type SlidingGame = ChanceGame<SlidingPosition, SlidingMove>;
export const sizes = [2, 3, 4] as const;
export type Size = (typeof sizes)[number];

/** The tiles that may be the goal, by the size of the board: on 2 × 2 no greater one than 32 can be made. */
export const goals: Readonly<Record<Size, readonly number[]>> = {
  2: [8, 16, 32],
  3: [8, 16, 32, 64, 128, 256, 512],
  4: [128, 256, 512, 1024, 2048],
};
export const usualGoal: Readonly<Record<Size, number>> = { 2: 32, 3: 128, 4: 2048 };

const known = new Map<string, SlidingGame>();

/** The rules on a board of so many rows, with a goal. */
export function slidingGame(size: number, goal: number): SlidingGame {
  const name = `${size} ${goal}`;
  const game = known.get(name) ?? twentyFortyEight({ size, goal });
  known.set(name, game);
  return game;
}

/** A board on which a side is to slide, and the cell on which chance put its last tile. */
export interface Slid {
  readonly board: SlidingPosition;
  readonly came: number | undefined;
}

/**
 * The board after chance has drawn whatever it has to. What it draws goes by the seed and by the board alone, so that a slide
 * that is taken back and made again brings the same tile.
 */
export function drawTiles(game: SlidingGame, position: SlidingPosition, seed: number): Slid {
  let slid: Slid = { board: position, came: undefined };
  while (game.outcome(slid.board) === undefined && game.turn(slid.board) === "chance") {
    const { board } = slid;
    const chance = random(`${seed} ${game.write(board)}`);
    const move = game.moves(board)[drawOne(game.chances(board), chance)];
    slid = { board: game.play(board, move), came: Number(String(move).split("@")[1]) };
  }
  // Where the goal is made nothing is added any more.
  return { ...slid, board: { ...slid.board, adds: false } };
}

export const newBoard = (game: SlidingGame, seed: number): SlidingPosition =>
  drawTiles(game, game.start, seed).board;

/** The board after a slide and the tile that comes then. */
export const slideOn = (
  game: SlidingGame,
  board: SlidingPosition,
  direction: Direction,
  seed: number,
): Slid => drawTiles(game, game.play(board, direction), seed);
