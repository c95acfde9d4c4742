import type { AnyGame, ChanceGame } from "../engine/game.ts";
import { pig } from "../engine/games/chance/pig.ts";
import { race } from "../engine/games/chance/race.ts";
import { type Game, type games, withoutEstimates } from "../engine/index.ts";
import { gameFor } from "../engine/opponents/gameFor.ts";
import { byPlaces } from "./byPlaces.ts";

/** The games that programs can play. */
export type ProgramGame = keyof typeof games;

/** A position in which a program is to choose a move: plain data, so that it can be handed to where the program runs. */
export interface BoardJob {
  readonly game: ProgramGame;
  /** Of a game of many moves, how many are looked at. */
  readonly width?: number | undefined;
  /** Whether positions are estimated as the game does, or at 0 until they are decided. */
  readonly estimates: boolean;
  readonly position: string;
  /** Plies to look ahead, the move itself among them; 1 at least. */
  readonly depth: number;
}

/** The same of a game of dice, of the size that is played. */
export type DiceJob = { readonly position: string; readonly depth: number } & (
  | { readonly game: "pig"; readonly goal: number }
  | { readonly game: "race"; readonly length: number; readonly faces: number }
);

export type MoveJob = BoardJob | DiceJob;

/** A position, made ready to be played in. */
export interface ReadyPosition<Ready extends AnyGame<unknown, number> = AnyGame<unknown, number>> {
  readonly game: Ready;
  readonly position: unknown;
  /** The moves as the program knows them, in the order in which the game has them. */
  readonly moves: readonly number[];
}

/** Games whose moves are numbers. Programs get the others' as their places among all moves, since Python knows no more. */
const numbered: ReadonlySet<ProgramGame> = new Set(["ticTacToe", "connectFour", "gomoku"]);

/** Makes a job ready. Throws what the game's `read` throws on what is no position. */
export function readMoveJob(job: BoardJob): ReadyPosition<Game<unknown, number>>;
export function readMoveJob(job: MoveJob): ReadyPosition;
export function readMoveJob(job: MoveJob): ReadyPosition {
  const game = job.game === "pig" || job.game === "race" ? byPlaces(diceGame(job)) : boardGame(job);
  const position = game.read(job.position);
  return { game, position, moves: game.moves(position) };
}

const diceGame = (job: DiceJob): ChanceGame<unknown, unknown> =>
  (job.game === "pig" ? pig(job.goal) : race(job)) as unknown as ChanceGame<unknown, unknown>;

function boardGame({ game: name, width, estimates }: BoardJob): Game<unknown, number> {
  const whole = gameFor(name, width === undefined ? {} : { width });
  const known = estimates ? whole : withoutEstimates(whole);
  return numbered.has(name) ? (known as Game<unknown, number>) : byPlaces(known);
}
