import { render } from "svelte/server";
import { fetchBets } from "../../kit/bets/lateBets.ts";
import { fetchEditBar } from "./lateEditBar.ts";
import { fetchPanels } from "./latePanels.ts";
import StepperFigure from "./StepperFigure.svelte";
import type { StepperProps } from "./stepperProps.ts";
import { fetchTable } from "./table/lateTable.ts";

await Promise.all([fetchPanels(), fetchBets(), fetchTable(), fetchEditBar()]);

/** A stepper as the server draws it, for the browser to bring to life later. */
export const drawStepper = (props: StepperProps): string =>
  render(StepperFigure, { props, idPrefix: props.name ?? "stepper" }).body;
