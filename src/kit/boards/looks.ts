import type { Component } from "svelte";
import type { BoardFace } from "../../games/face/face.ts";
import type { PictureProps } from "../../games/face/picture.ts";
import { faceOf, isGame } from "../../games/faces.ts";
import { pictureOf } from "../../games/pictures.svelte.ts";
import * as words from "./words.ts";

/** How the boards of one game look, and what one aims at to play on them. */
export interface Look extends BoardFace {
  /** Undefined while it is on its way. */
  readonly Picture: Component<PictureProps> | undefined;
}

/** A game without a face is drawn with X and O as marks. */
const plain: Look = {
  Picture: pictureOf("ticTacToe"),
  aim: "cell",
  cellName: ({ column, row }) => words.cellName(column, row),
};

/** The look of a game, by its name in `games`. */
export const lookOf = (game: string): Look =>
  isGame(game) ? { ...faceOf(game), Picture: pictureOf(game) } : plain;
