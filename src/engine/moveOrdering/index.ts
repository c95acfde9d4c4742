export { capturesFirst } from "./capturesFirst.ts";
export { historyFirst } from "./historyFirst.ts";
export { killersFirst } from "./killersFirst.ts";
export type { OrderOptions } from "./moveOrder.ts";
export type { OrderingPart, Unordered, Visited } from "./orderingPart.ts";
export { standardParts } from "./standardParts.ts";
export { staticFirst } from "./staticFirst.ts";
export { tableMoveFirst } from "./tableMoveFirst.ts";
export { variationFirst } from "./variationFirst.ts";
