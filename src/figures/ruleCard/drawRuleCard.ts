import { render } from "svelte/server";
import RuleCardFigure from "./RuleCardFigure.svelte";
import type { RuleCardProps } from "./ruleCardProps.ts";

/** A rule card as the server draws it, for the browser to bring to life later. */
export const drawRuleCard = (props: RuleCardProps): string =>
  render(RuleCardFigure, { props, idPrefix: props.name ?? props.card ?? "othelloPass" }).body;
