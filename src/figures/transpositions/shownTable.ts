export { sharedPositions } from "../tree/sharedPositions.ts";
export { default as TableBadge } from "../tree/TableBadge.svelte";
export { default as TreeArcs } from "../tree/TreeArcs.svelte";
export { tableMark } from "./tableMark.ts";
