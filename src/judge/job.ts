import { type Game, games, parseTree, type Tree, treeGame } from "../engine/index.ts";

/** What a program is to search: plain data, so that it can be handed to where the program runs. */
export type Job =
  | {
      /** A tree as text, MAX's at the root. */
      readonly tree: string;
      /** Plies to look ahead; no limit by default. */
      readonly depth?: number | undefined;
    }
  | {
      readonly game: JudgedGame;
      /** A position as the game writes it; the start by default. */
      readonly position?: string | undefined;
      readonly depth?: number | undefined;
    };

/** The games that programs are tried on: their moves are numbers, so that they can be compared. */
export const judgedGames = ["ticTacToe", "connectFour"] as const;
export type JudgedGame = (typeof judgedGames)[number];

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
    const game = treeWithEstimates(parseTree(job.tree));
    return { game, position: game.start, depth };
  }
  const game = games[job.game] as unknown as Game<unknown, number>;
  const position = job.position === undefined ? game.start : game.read(job.position);
  return { game, position, depth };
}

/** A tree as a game that has something to say of a node that is no leaf: the value of the leaf that stands first in it. */
function treeWithEstimates(tree: Tree): Game<unknown, number> {
  const game = treeGame(tree);
  const first = (tree: Tree): number => (typeof tree === "number" ? tree : first(tree[0]));
  return { ...game, evaluate: ({ tree }) => first(tree) + 0 } as unknown as Game<unknown, number>;
}
