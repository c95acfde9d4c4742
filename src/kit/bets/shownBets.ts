export { default as BetMarks } from "./BetMarks.svelte";
export { betFacts } from "./betFacts.ts";
export { betMarks } from "./betMarks.ts";
