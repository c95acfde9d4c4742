import { formatValue } from "../../drawing/formatValue.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import { iterationCosts } from "./iterationCosts.ts";
import type { Deepened } from "./runDeepening.ts";

const write = (count: number) => count.toLocaleString("en");
const roughly = (number: number | undefined) => (number === undefined ? "?" : number.toFixed(1));

/**
 * What a search by iterations says of itself: "depth" of its last whole iteration, "nodes" of that one, "before" of
 * all shallower ones and "sum" of all together; "factor", the sum in units of the last; "ratio", the last in units of
 * the one before; "branching" and "predicted", B and B/(B − 1); "value"; "firsts", in how many of a hundred nodes
 * the first move tried was the best; "half", the nodes of the iteration that was not
 * finished, "tried" the moves that it has searched, and "of" how many there are.
 */
export function deepeningFacts({ iterations, half }: Deepened): Facts {
  const { sum, last, factor, branching, predicted } = iterationCosts(iterations.map(({ nodes }) => nodes));
  const { depth, value, firsts, ordered } = iterations[iterations.length - 1];
  const previous = iterations.at(-2)?.nodes;
  return {
    depth: write(depth),
    nodes: write(last),
    before: write(sum - last),
    sum: write(sum),
    factor: roughly(factor),
    ratio: roughly(previous && last / previous),
    branching: roughly(branching),
    predicted: roughly(predicted),
    value: formatValue(value),
    firsts: ordered === 0 ? "?" : write(Math.round((100 * firsts) / ordered)),
    half: write(half?.nodes ?? 0),
    tried: write(half?.tried ?? 0),
    of: write(half?.of ?? 0),
  };
}
