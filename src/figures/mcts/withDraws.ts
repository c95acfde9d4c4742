export { ChanceUct } from "../../engine/index.ts";
export { default as ChanceEdges } from "../../kit/chance/ChanceEdges.svelte";
export { runnableChanceSampler } from "../../listing/runnableChanceSampler.ts";
export { sampleDrawsOf } from "../../trace/sampling/sampleDraws.ts";
export { default as DrawnOutcomes } from "./DrawnOutcomes.svelte";
export { chanceValues, likely, readChance } from "./drawnTree.ts";
export * as words from "./drawWords.ts";
