import { showcase as childsLogarithm } from "../../mistakes/sampling/childsLogarithm.ts";
import { showcase as creditedToRoot } from "../../mistakes/sampling/creditedToRoot.ts";
import { showcase as creditedToSideToMove } from "../../mistakes/sampling/creditedToSideToMove.ts";
import { showcase as drawsWorthNothing } from "../../mistakes/sampling/drawsWorthNothing.ts";
import { showcase as onlyOneChild } from "../../mistakes/sampling/onlyOneChild.ts";
import { showcase as zeroDivision } from "../../mistakes/sampling/zeroDivision.ts";
import { lastStrategy } from "./exhibits/lastStrategy.ts";
import { type SamplingMistakeName, samplingExhibit } from "./samplingExhibit.ts";

const showcases = {
  creditedToSideToMove,
  creditedToRoot,
  drawsWorthNothing,
  onlyOneChild,
  zeroDivision,
  childsLogarithm,
} as const;

/** The mistakes in sampling, which replace one method of UCT. */
export const samplingExhibits = Object.entries(showcases).map(([name, showcase]) =>
  samplingExhibit(name as SamplingMistakeName, showcase),
);

/** The mistakes in sampling and learning, which are shown as curves, in the order of the bug lab. */
export const curveExhibits = [...samplingExhibits, lastStrategy];
