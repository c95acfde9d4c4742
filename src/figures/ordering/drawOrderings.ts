import { render } from "svelte/server";
import OrderingFigure from "./OrderingFigure.svelte";
import { type OrderingProps, orderingViewOf } from "./orderingProps.ts";
import { runOrderings } from "./runOrderings.ts";

/** What ordering parts save as the server counted and drew it, for the browser to bring to life later. */
export const drawOrderings = (props: OrderingProps): string =>
  render(OrderingFigure, {
    props: { ...props, found: runOrderings(orderingViewOf(props)) },
    idPrefix: props.name ?? "orderingParts",
  }).body;
