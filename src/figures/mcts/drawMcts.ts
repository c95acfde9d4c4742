import { render } from "svelte/server";
import MctsFigure from "./MctsFigure.svelte";
import type { MctsProps } from "./mctsProps.ts";

/** A sampling stepper as the server draws it, for the browser to bring to life later. */
export const drawMcts = (props: MctsProps): string =>
  render(MctsFigure, { props, idPrefix: props.name ?? "mcts" }).body;
