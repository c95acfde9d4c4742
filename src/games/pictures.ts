import type { Component } from "svelte";
import checkers from "./checkers/Picture.svelte";
import connectFour from "./connectFour/Picture.svelte";
import type { PictureProps } from "./face/picture.ts";
import type { GameName } from "./faces.ts";
import gomoku from "./gomoku/Picture.svelte";
import othello from "./othello/Picture.svelte";
import ticTacToe from "./ticTacToe/Picture.svelte";

/** The picture of each game's boards. */
export const pictures: Readonly<Record<GameName, Component<PictureProps>>> = {
  ticTacToe,
  connectFour,
  othello,
  checkers,
  gomoku,
};
