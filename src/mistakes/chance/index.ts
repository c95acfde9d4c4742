export { chanceForMin } from "./chanceForMin.ts";
export { cutWithoutBounds } from "./cutWithoutBounds.ts";
export { plainMean } from "./plainMean.ts";
export { prunedAsMin } from "./prunedAsMin.ts";
