import { render } from "svelte/server";
import { runWidths } from "./runWidths.ts";
import WidthFigure from "./WidthFigure.svelte";
import { type WidthProps, widthViewOf } from "./widthProps.ts";

/** What each width found as the server searched and drew it, for the browser to bring to life later. */
export const drawWidths = (props: WidthProps): string =>
  render(WidthFigure, {
    props: { ...props, found: runWidths(widthViewOf(props)) },
    idPrefix: props.name ?? "widthDepth",
  }).body;
