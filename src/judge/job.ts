import type { AnyGame, ChanceGame, Game } from "../engine/game.ts";
import { pig } from "../engine/games/chance/pig.ts";
import { race } from "../engine/games/chance/race.ts";
import {
  chanceTreeGame,
  connectFour,
  parseChanceTree,
  parseTree,
  preferSooner,
  ticTacToe,
  treeGame,
} from "../engine/index.ts";
import { byPlaces } from "./byPlaces.ts";
import { triedGoal } from "./triedGoal.ts";

/** What a program is to search: plain data, so that it can be handed to where the program runs. */
export type Job =
  | {
      /** A tree as text, MAX's at the root; some have chance nodes. */
      readonly tree: string;
      /** Plies to look ahead; no limit by default. */
      readonly depth?: number | undefined;
      /** Score a win in n plies higher than one in n + 1; outcomes are whole then. */
      readonly sooner?: boolean | undefined;
    }
  | {
      readonly game: JudgedGame | DiceName;
      /** A position as the game writes it; the start by default. */
      readonly position?: string | undefined;
      readonly depth?: number | undefined;
    };

/** The games that programs are tried on: their moves are numbers, so that they can be compared. */
export const judgedGames = { ticTacToe, connectFour };
export type JudgedGame = keyof typeof judgedGames;

const unknowing = (game: unknown) => game as ChanceGame<unknown, unknown>;
/** The games of chance, small ones: a move is its place among the moves, a throw the place of what the die shows. */
const diceGames = { pig: byPlaces(unknowing(pig(triedGoal))), race: byPlaces(unknowing(race())) };
export type DiceName = keyof typeof diceGames;

/** Whether chance draws in a job. */
export const drawsChance = (job: Job): boolean =>
  "tree" in job ? job.tree.includes("{") : Object.hasOwn(diceGames, job.game);

/** A job, made ready to be searched. */
export interface ReadyJob {
  readonly game: AnyGame<unknown, number>;
  readonly position: unknown;
  readonly depth: number;
}

/** Makes a job ready. Throws what `parseTree`, `parseChanceTree` or the game's `read` throws on what is no tree or position. */
export function readJob(job: Job): ReadyJob {
  const { depth = Infinity } = job;
  if ("tree" in job && drawsChance(job)) {
    const game = chanceTreeGame(parseChanceTree(job.tree)) as AnyGame<unknown, number>;
    return { game, position: game.start, depth };
  }
  if ("tree" in job) {
    const plain = treeGame(parseTree(job.tree));
    const game = (job.sooner ? preferSooner(plain) : plain) as unknown as Game<unknown, number>;
    return { game, position: game.start, depth };
  }
  const game = { ...judgedGames, ...diceGames }[job.game] as AnyGame<unknown, number>;
  const position = job.position === undefined ? game.start : game.read(job.position);
  return { game, position, depth };
}
