import { render } from "svelte/server";
import DeepeningFigure from "./DeepeningFigure.svelte";
import { type DeepeningProps, deepeningViewOf } from "./deepeningProps.ts";
import { runDeepening } from "./runDeepening.ts";

/** A search by iterations as the server ran and drew it, for the browser to bring to life later. */
export const drawDeepening = (props: DeepeningProps): string =>
  render(DeepeningFigure, {
    props: { ...props, found: runDeepening(deepeningViewOf(props)) },
    idPrefix: props.name ?? "deepening",
  }).body;
