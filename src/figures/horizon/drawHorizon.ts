import { render } from "svelte/server";
import HorizonFigure from "./HorizonFigure.svelte";
import type { HorizonProps } from "./horizonProps.ts";

/** A horizon as the server draws it, for the browser to bring to life later. */
export const drawHorizon = (props: HorizonProps): string =>
  render(HorizonFigure, { props, idPrefix: props.name ?? "horizon" }).body;
