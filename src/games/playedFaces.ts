import type { LeveledGame } from "../engine/opponents/levels.ts";
import { checkers } from "./checkers/played.ts";
import { connectFour } from "./connectFour/played.ts";
import type { PlayedFace } from "./face/face.ts";
import { gomoku } from "./gomoku/played.ts";
import { othello } from "./othello/played.ts";
import { ticTacToe } from "./ticTacToe/played.ts";

/** What is known of each game where it is played against an opponent: fetched with that figure alone. */
export const playedFaces: Readonly<Record<LeveledGame, PlayedFace>> = {
  ticTacToe,
  connectFour,
  othello,
  checkers,
  gomoku,
};
