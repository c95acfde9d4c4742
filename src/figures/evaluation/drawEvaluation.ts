import { render } from "svelte/server";
import EvaluationFigure from "./EvaluationFigure.svelte";
import type { EvaluationProps } from "./evaluationProps.ts";

/** An evaluation as the server draws it, for the browser to bring to life later. */
export const drawEvaluation = (props: EvaluationProps): string =>
  render(EvaluationFigure, { props, idPrefix: props.name ?? "evaluation" }).body;
