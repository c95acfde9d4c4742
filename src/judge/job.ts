import { connectFour, type Game, parseTree, preferSooner, ticTacToe, treeGame } from "../engine/index.ts";

/** What a program is to search: plain data, so that it can be handed to where the program runs. */
export type Job =
  | {
      /** A tree as text, MAX's at the root. */
      readonly tree: string;
      /** Plies to look ahead; no limit by default. */
      readonly depth?: number | undefined;
      /** Score a win in n plies higher than one in n + 1; outcomes are whole then. */
      readonly sooner?: boolean | undefined;
    }
  | {
      readonly game: JudgedGame;
      /** A position as the game writes it; the start by default. */
      readonly position?: string | undefined;
      readonly depth?: number | undefined;
    };

/** The games that programs are tried on: their moves are numbers, so that they can be compared. */
export const judgedGames = { ticTacToe, connectFour };
export type JudgedGame = keyof typeof judgedGames;

/** A job, made ready to be searched. */
export interface ReadyJob {
  readonly game: Game<unknown, number>;
  readonly position: unknown;
  readonly depth: number;
}

/** Makes a job ready. Throws what `parseTree` or the game's `read` throws on what is no tree or position. */
export function readJob(job: Job): ReadyJob {
  const { depth = Infinity } = job;
  if ("tree" in job) {
    const plain = treeGame(parseTree(job.tree));
    const game = (job.sooner ? preferSooner(plain) : plain) as unknown as Game<unknown, number>;
    return { game, position: game.start, depth };
  }
  const game = judgedGames[job.game] as unknown as Game<unknown, number>;
  const position = job.position === undefined ? game.start : game.read(job.position);
  return { game, position, depth };
}
