import type * as engine from "../engine/games/index.ts";
import { checkers } from "./checkers/face.ts";
import { connectFour } from "./connectFour/face.ts";
import type { Face } from "./face/face.ts";
import { gomoku } from "./gomoku/face.ts";
import { othello } from "./othello/face.ts";
import { ticTacToe } from "./ticTacToe/face.ts";

/** The games by their names in the engine's `games`. */
export type GameName = keyof typeof engine;

/** What figures know of each, in the order in which they offer them: from the smallest to the widest. */
export const faces = {
  ticTacToe,
  connectFour,
  othello,
  checkers,
  gomoku,
} as const satisfies Readonly<Record<GameName, Face>>;

export const isGame = (name: string | undefined): name is GameName =>
  name !== undefined && Object.hasOwn(faces, name);

/** What is known of a game; nothing of one that is none, such as a tree. */
export function faceOf(game: GameName): Face;
export function faceOf(game: string | undefined): Face | undefined;
export function faceOf(game: string | undefined): Face | undefined {
  return isGame(game) ? faces[game] : undefined;
}
