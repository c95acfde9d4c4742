import { render } from "svelte/server";
import StepperFigure from "./StepperFigure.svelte";
import type { StepperProps } from "./stepperProps.ts";

/** A stepper as the server draws it, for the browser to bring to life later. */
export const drawStepper = (props: StepperProps): string =>
  render(StepperFigure, { props, idPrefix: props.name ?? "stepper" }).body;
