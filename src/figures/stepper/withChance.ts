export { default as ChanceEdges } from "../../kit/chance/ChanceEdges.svelte";
export { chance } from "../../kit/chance/chance.ts";
export { counterpart, writtenTree } from "../../kit/chance/chanceSetup.ts";
export { default as BackToWholeTree } from "./BackToWholeTree.svelte";
export { chanceEdits, editableChance } from "./chanceEdits.ts";
export { editOutcomes } from "./chanceWords.ts";
