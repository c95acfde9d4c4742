import { render } from "svelte/server";
import GrowFigure from "./GrowFigure.svelte";
import type { GrowProps } from "./growProps.ts";

/** A growing tree as the server draws it, for the browser to bring to life later. */
export const drawGrow = (props: GrowProps): string =>
  render(GrowFigure, { props, idPrefix: props.name ?? "grow" }).body;
