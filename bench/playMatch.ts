import type { MatchPlan } from "./playMatches.ts";

// One match of a table, in a process of its own: `node bench/playMatch.ts strengthMatches 0` prints its result.
const [, , table, index] = process.argv;
const { plans }: { plans: readonly MatchPlan[] } = await import(`./${table}.ts`);
console.log(JSON.stringify(plans[Number(index)].play()));
