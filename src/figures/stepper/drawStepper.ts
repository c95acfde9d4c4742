import { render } from "svelte/server";
import { fetchBets } from "../bets/lateBets.ts";
import { fetchTable } from "../transpositions/lateTable.ts";
import { fetchEditBar } from "./lateEditBar.ts";
import { fetchPanels } from "./latePanels.ts";
import StepperFigure from "./StepperFigure.svelte";
import type { StepperProps } from "./stepperProps.ts";

await Promise.all([fetchPanels(), fetchBets(), fetchTable(), fetchEditBar()]);

/** A stepper as the server draws it, for the browser to bring to life later. */
export const drawStepper = (props: StepperProps): string =>
  render(StepperFigure, { props, idPrefix: props.name ?? "stepper" }).body;
