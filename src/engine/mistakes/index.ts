export { cutAboveOnly } from "./cutAboveOnly.ts";
export { keyWithoutSide } from "./keyWithoutSide.ts";
export { tableForOneSide } from "./tableForOneSide.ts";
export { tableWithoutBounds } from "./tableWithoutBounds.ts";
export { tableWithoutDepth } from "./tableWithoutDepth.ts";
