import { render } from "svelte/server";
import BehaviourFigure from "./BehaviourFigure.svelte";
import type { BehaviourProps } from "./behaviourProps.ts";

/** A ticking behaviour tree as the server draws it, for the browser to bring to life later. */
export const drawBehaviour = (props: BehaviourProps): string =>
  render(BehaviourFigure, { props, idPrefix: props.name ?? "behaviour" }).body;
