export { cutAboveOnly } from "./cutAboveOnly.ts";
export { invertedResearch } from "./invertedResearch.ts";
export { keyWithoutSide } from "./keyWithoutSide.ts";
export { missingResearch } from "./missingResearch.ts";
export { negatedMinimum } from "./negatedMinimum.ts";
export { tableForOneSide } from "./tableForOneSide.ts";
export { tableWithoutBounds } from "./tableWithoutBounds.ts";
export { tableWithoutDepth } from "./tableWithoutDepth.ts";
