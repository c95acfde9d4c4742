export { sharedPositions } from "../../../kit/tree/sharedPositions.ts";
export { default as TableBadge } from "../../../kit/tree/TableBadge.svelte";
export { default as TreeArcs } from "../../../kit/tree/TreeArcs.svelte";
export { tableMark } from "./tableMark.ts";
