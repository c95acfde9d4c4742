import { childsLogarithm } from "./exhibits/childsLogarithm.ts";
import { creditedToRoot } from "./exhibits/creditedToRoot.ts";
import { creditedToSideToMove } from "./exhibits/creditedToSideToMove.ts";
import { drawsWorthNothing } from "./exhibits/drawsWorthNothing.ts";
import { lastStrategy } from "./exhibits/lastStrategy.ts";
import { onlyOneChild } from "./exhibits/onlyOneChild.ts";
import { zeroDivision } from "./exhibits/zeroDivision.ts";

/** The mistakes in sampling, which replace one method of UCT. */
export const samplingExhibits = [
  creditedToSideToMove,
  creditedToRoot,
  drawsWorthNothing,
  onlyOneChild,
  zeroDivision,
  childsLogarithm,
];

/** The mistakes in sampling and learning, which are shown as curves, in the order of the bug lab. */
export const curveExhibits = [...samplingExhibits, lastStrategy];
