import type * as engine from "../engine/games/index.ts";
import { checkers } from "./checkers/estimated.ts";
import { connectFour } from "./connectFour/estimated.ts";
import type { EstimatedFace } from "./face/face.ts";
import type { GameName } from "./faces.ts";
import { gomoku } from "./gomoku/estimated.ts";
import { othello } from "./othello/estimated.ts";
import { ticTacToe } from "./ticTacToe/estimated.ts";

/** The names of the features that a game's estimate is made of: none is without a title. */
type FeatureOf<Game extends GameName> = keyof (typeof engine)[Game]["evaluation"]["weights"] & string;

/** What is known of each game where its estimate is taken apart: fetched with that figure alone. */
export const estimatedFaces: { readonly [Game in GameName]: EstimatedFace<FeatureOf<Game>> } = {
  ticTacToe,
  connectFour,
  othello,
  checkers,
  gomoku,
};

/** A feature of a game's estimate as readers meet it. */
export const featureOf = (
  game: GameName,
  name: string,
): { readonly title: string; readonly explain: string } =>
  (estimatedFaces[game] as EstimatedFace).features[name];
