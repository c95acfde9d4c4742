import { render } from "svelte/server";
import GuideFigure from "./GuideFigure.svelte";
import type { GuideProps } from "./guideProps.ts";

/** A guide as the server draws it, for the browser to bring to life later. */
export const drawGuide = (props: GuideProps): string =>
  render(GuideFigure, { props, idPrefix: props.name ?? "guide" }).body;
