import type { Component } from "svelte";
import connectFour from "./connectFour/Picture.svelte";
import type { PictureProps } from "./face/picture.ts";
import type { GameName } from "./faces.ts";
import { fetchWithLargeGames, isSmall } from "./namedGame.ts";
import ticTacToe from "./ticTacToe/Picture.svelte";

type Large = typeof import("./largePictures.ts").largePictures;

const small = { ticTacToe, connectFour };

/** The pictures of the large games, where they are here: few readers see one, and those alone fetch them. */
let large = $state.raw<Large>();
async function fetchLarge(): Promise<void> {
  large ??= (await import("./largePictures.ts")).largePictures;
}
fetchWithLargeGames(fetchLarge);

/** On the server everything is at hand. */
if (import.meta.env.SSR) await fetchLarge();

/** The picture of a game's boards; undefined while it is on its way. */
export function pictureOf(game: GameName): Component<PictureProps> | undefined {
  if (isSmall(game)) return small[game];
  if (large === undefined) void fetchLarge();
  return large?.[game];
}
