export { default as ChanceEdges } from "../../kit/chance/ChanceEdges.svelte";
export { chance } from "../../kit/chance/chance.ts";
export { counterpart, writtenTree } from "../../kit/chance/chanceSetup.ts";
