import checkers from "./checkers/Picture.svelte";
import gomoku from "./gomoku/Picture.svelte";
import othello from "./othello/Picture.svelte";

/** The pictures of the large games' boards, which come with their rules. */
export const largePictures = {
  othello,
  checkers,
  gomoku,
};
