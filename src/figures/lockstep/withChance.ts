export { default as ChanceEdges } from "../../kit/chance/ChanceEdges.svelte";
export { chance } from "../../kit/chance/chance.ts";
export { default as ChanceOffer } from "./ChanceOffer.svelte";
export * as chanceOrders from "./chanceOrders.ts";
export { fitPair, offersFor } from "./chancePairs.ts";
