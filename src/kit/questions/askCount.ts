import { titleInSentence } from "../../listing/titleInSentence.ts";
import { algorithms } from "../run/algorithms.ts";
import { visitsOnce } from "../run/visitsOnce.ts";
import { readNumber } from "../view/readNumber.ts";
import type { Asked } from "./asked.ts";
import { askedRun } from "./askedRun.ts";
import type { CountQuestion } from "./question.ts";

interface Counted {
  ask(search: string): string;
  tell(search: string, count: number, all: number): string;
  /** The same where a search comes back to nodes, and its visits are counted. */
  tellVisits?(search: string, count: number, all: number): string;
}

const times = (count: number) => (count === 1 ? "once" : `${count} times`);

const counted: Record<NonNullable<CountQuestion["what"]>, Counted> = {
  leaves: {
    ask: (search) => `How many leaves does ${search} read in this tree?`,
    tell: (search, count, all) => `${search} reads ${count} of the ${all} leaves.`,
    tellVisits: (search, count, all) => `${search} makes ${count} leaf visits in a tree of ${all} leaves.`,
  },
  nodes: {
    ask: (search) => `How many nodes does ${search} visit in this tree, the root included?`,
    tell: (search, count, all) => `${search} visits ${count} of the ${all} nodes.`,
    tellVisits: (search, count, all) => `${search} makes ${count} visits in a tree of ${all} nodes.`,
  },
  cutoffs: {
    ask: (search) => `How many times does ${search} cut in this tree?`,
    tell: (search, count) => `${search} cuts ${count === 0 ? "nothing" : times(count)}.`,
  },
};

/** Predict what the whole search counts: leaves read, nodes visited or cutoffs. Graded by the trace's counters. */
export function askCount(question: CountQuestion): Asked {
  const run = askedRun(question);
  const { what = "leaves" } = question;
  const { title } = algorithms[run.setup.algorithm];
  const count = run.trace.counters(run.trace.length)[what];
  const all = what === "leaves" ? run.measures.leaves! : run.measures.nodes!;
  const { tell, tellVisits = tell } = counted[what];
  const once = visitsOnce(run.trace);
  return {
    text: question.text ?? counted[what].ask(titleInSentence(run.setup.algorithm)),
    scene: { run, at: 0, decides: run.trace.length, secret: false, pickable: false },
    options: undefined,
    whole: true,
    answer: String(count),
    verdict: (once ? tell : tellVisits)(title, count, all),
    why: question.why,
    hint: (given) =>
      question.hints?.[given] ?? hint(readNumber(given) ?? Number.NaN, count, once ? all : Infinity, what),
  };
}

function hint(given: number, count: number, all: number, what: string): string {
  // Where all of them count, how many there are is the answer itself.
  if (given > all && count < all)
    return `The whole tree has only ${all} ${what === "leaves" ? "leaves" : "nodes"}.`;
  return given > count ? "Count again: it is fewer than that." : "Count again: it is more than that.";
}
