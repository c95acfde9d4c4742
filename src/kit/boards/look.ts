import type { Component } from "svelte";
import type { BoardFace } from "../../games/face/face.ts";
import type { PictureProps } from "../../games/face/picture.ts";

/** How the boards of one game look, and what one aims at to play on them. */
export interface Look extends BoardFace {
  readonly Picture: Component<PictureProps>;
}
