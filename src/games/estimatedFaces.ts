import { checkers } from "./checkers/estimated.ts";
import { connectFour } from "./connectFour/estimated.ts";
import type { EstimatedFace } from "./face/face.ts";
import type { GameName } from "./faces.ts";
import { gomoku } from "./gomoku/estimated.ts";
import { othello } from "./othello/estimated.ts";
import { ticTacToe } from "./ticTacToe/estimated.ts";

/** What is known of each game where its estimate is taken apart: fetched with that figure alone. */
export const estimatedFaces: Readonly<Record<GameName, EstimatedFace>> = {
  ticTacToe,
  connectFour,
  othello,
  checkers,
  gomoku,
};
