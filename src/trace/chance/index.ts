export { readChanceJsonLines, writeChanceJsonLines } from "./chanceJsonLines.ts";
export { cutEnd, type WindowEnd } from "./chanceOwner.ts";
export { ChanceTrace } from "./chanceTrace.ts";
export { type Draws, drawsOf } from "./draws.ts";
