import { type Game, type games, withoutEstimates } from "../engine/index.ts";
import { gameFor } from "../engine/opponents/gameFor.ts";
import { byPlaces } from "./byPlaces.ts";

/** The games that programs can play. */
export type ProgramGame = keyof typeof games;

/** A position in which a program is to choose a move: plain data, so that it can be handed to where the program runs. */
export interface MoveJob {
  readonly game: ProgramGame;
  /** Of a game of many moves, how many are looked at. */
  readonly width?: number | undefined;
  /** Whether positions are estimated as the game does, or at 0 until they are decided. */
  readonly estimates: boolean;
  readonly position: string;
  /** Plies to look ahead, the move itself among them; 1 at least. */
  readonly depth: number;
}

/** A position, made ready to be played in. */
export interface ReadyPosition {
  readonly game: Game<unknown, number>;
  readonly position: unknown;
  /** The moves as the program knows them, in the order in which the game has them. */
  readonly moves: readonly number[];
}

/** Games whose moves are numbers. Programs get the others' as their places among all moves, since Python knows no more. */
const numbered: ReadonlySet<ProgramGame> = new Set(["ticTacToe", "connectFour", "gomoku"]);

/** Makes a job ready. Throws what the game's `read` throws on what is no position. */
export function readMoveJob({ game: name, width, estimates, position: text }: MoveJob): ReadyPosition {
  const whole = gameFor(name, width === undefined ? {} : { width });
  const known = estimates ? whole : withoutEstimates(whole);
  const game = numbered.has(name) ? (known as Game<unknown, number>) : byPlaces(known);
  const position = game.read(text);
  return { game, position, moves: game.moves(position) };
}
