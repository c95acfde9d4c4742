import { formatValue } from "../../drawing/formatValue.ts";
import { titleInSentence } from "../../listing/titleInSentence.ts";
import { previous } from "../../trace/index.ts";
import { narrate, plainly } from "../narration/narrate.ts";
import { algorithms } from "../run/algorithms.ts";
import type { Run } from "../run/run.ts";
import { visitsOnce } from "../run/visitsOnce.ts";
import { nodeName } from "../tree/nodeNames.ts";
import { returnedBy } from "../tree/returnedBy.ts";
import type { Asked } from "./asked.ts";
import { askedRun } from "./askedRun.ts";
import { nodeAt } from "./askValue.ts";
import type { ReturnQuestion } from "./question.ts";

/**
 * Work out what a search returns for a node. Graded by what it does return: where it cuts, nobody needs to know more, and
 * the leaves that it leaves unread play no part.
 */
export function askReturn(question: ReturnQuestion): Asked {
  const run = askedRun(question);
  const node = nodeAt(run, question.node);
  const returned = returnedBy(run, node);
  if (returned === undefined) throw new Error(`The search never comes to "${question.node}".`);
  const search = titleInSentence(run.setup.algorithm);
  const name = nodeName(run, node);
  const answer = formatValue(returned.value);
  const truth = formatValue(run.measures.truth[node.id]);
  const cut = cutBefore(run, returned.step);
  const last = visitsOnce(run.trace) ? "" : " in the end";
  return {
    text: question.text ?? `What does ${search} return for ${name}${last}?`,
    scene: { run, at: 0, decides: returned.step, ring: node.id, secret: false, pickable: false },
    options: undefined,
    whole: run.outline.nodes.every(({ value = 0 }) => Number.isInteger(value) && value >= 0),
    answer,
    verdict: `${algorithms[run.setup.algorithm].title} returns ${answer} for ${name}${last}.`,
    why: question.why ?? (cut === undefined ? undefined : plainly(narrate(run, cut))),
    hint: (given) =>
      given === truth
        ? `${given} is what ${name} is worth, but ${search} is done with it before it knows. What has it found by then?`
        : `Try the moves of ${name} one after the other, and stop where alpha ≥ beta. What is the best found by then?`,
  };
}

/** The cutoff with which the visit ended that this step leaves. */
function cutBefore({ trace }: Run, step: number): number | undefined {
  const at = previous(trace, "cutoff", step);
  const left = trace.event(step);
  if (at === undefined || left.kind !== "leave") return undefined;
  const cut = trace.event(at);
  return cut.kind === "cutoff" &&
    cut.node === left.node &&
    trace.leaves(left.node).every((leave) => leave < at || leave >= step)
    ? at
    : undefined;
}
