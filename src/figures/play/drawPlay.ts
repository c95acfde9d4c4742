import { render } from "svelte/server";
import PlayFigure from "./PlayFigure.svelte";
import type { PlayProps } from "./playProps.ts";

/** A game as it stands, drawn by the server, for the browser to bring to life later. */
export const drawPlay = (props: PlayProps): string =>
  render(PlayFigure, { props: { ...props }, idPrefix: props.name ?? "play" }).body;
