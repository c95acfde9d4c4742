import { render } from "svelte/server";
import RegretFigure from "./RegretFigure.svelte";
import type { RegretProps } from "./regretProps.ts";

/** A figure of regret as the server draws it, for the browser to bring to life later. */
export const drawRegret = (props: RegretProps): string =>
  render(RegretFigure, { props, idPrefix: props.name ?? "regret" }).body;
