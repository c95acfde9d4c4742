import { render } from "svelte/server";
import BanditFigure from "./BanditFigure.svelte";
import { type BanditProps, banditViewOf } from "./banditProps.ts";
import { regretsNow } from "./regretSeries.ts";

/** A bandit bench as the server draws it, its regrets with it, for the browser to bring to life later. */
export const drawBandit = (props: BanditProps): string =>
  render(BanditFigure, {
    props: { ...props, found: regretsNow(banditViewOf(props)) },
    idPrefix: props.name ?? "bandit",
  }).body;
