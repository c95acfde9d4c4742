import { render } from "svelte/server";
import ZobristFigure from "./ZobristFigure.svelte";
import type { ZobristProps } from "./zobristProps.ts";

/** A board and its key as the server draws them, for the browser to bring to life later. */
export const drawZobrist = (props: ZobristProps): string =>
  render(ZobristFigure, { props, idPrefix: props.name ?? "zobrist" }).body;
