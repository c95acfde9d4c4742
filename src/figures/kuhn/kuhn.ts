import { defineFigure } from "../../kit/figure/defineFigure.ts";
import { parsed } from "../../kit/figure/field.ts";
import { iterationCounts, readIterationCount } from "./iterationCounts.ts";
import { kuhnFacts } from "./kuhnFacts.ts";
import { learnKuhn } from "./learnKuhn.ts";

const fields = {
  iterations: parsed(readIterationCount, iterationCounts[iterationCounts.length - 1] as number),
};
export type KuhnFields = typeof fields;

/** What counterfactual regret minimization has learned of Kuhn poker: how often each card bets or calls in each place. */
export const kuhn = defineFigure({
  name: "kuhn",
  fields,
  opening: { iterations: 1000 },
  facts: ({ iterations }) => kuhnFacts(learnKuhn(iterations)),
  drawings: { "the strategies": "table" },
  component: () => import("./KuhnFigure.svelte"),
});
