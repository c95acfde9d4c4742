import { render } from "svelte/server";
import KuhnFigure from "./KuhnFigure.svelte";
import type { KuhnProps } from "./kuhnProps.ts";

/** A table of Kuhn poker as the server draws it, for the browser to bring to life later. */
export const drawKuhn = (props: KuhnProps): string =>
  render(KuhnFigure, { props, idPrefix: props.name ?? "kuhn" }).body;
