export { childsLogarithm } from "./childsLogarithm.ts";
export { creditedToRoot } from "./creditedToRoot.ts";
export { creditedToSideToMove } from "./creditedToSideToMove.ts";
export { drawsWorthNothing } from "./drawsWorthNothing.ts";
export { onlyOneChild } from "./onlyOneChild.ts";
export { zeroDivision } from "./zeroDivision.ts";
