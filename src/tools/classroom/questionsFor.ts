import { askQuestion } from "../../kit/questions/askQuestion.ts";
import { askedRun, type Question } from "../../kit/questions/question.ts";
import { algorithms } from "../../kit/run/algorithms.ts";
import type { Run } from "../../kit/run/run.ts";
import type { Setup } from "../../kit/run/setup.ts";

/** More values than this are not asked for. */
const mostValues = 3;

/**
 * What to ask about a search of a tree that nobody has written questions for: values, or what a search that may cut
 * returns for them, what is cut and read, whose
 * bound it was, and how much is read in all. Throws where the tree is too large to be drawn whole.
 */
export function questionsFor(setup: Setup): Question[] {
  const run = askedRun(setup);
  const inner = run.outline.nodes.filter((node) => node.value === undefined && node.ply === 1);
  // Where a search may cut, nobody can know more of a node than what it returns.
  const ask = algorithms[setup.algorithm].prunes ? "return" : "value";
  const values = inner.slice(0, mostValues).map((node) => ({ ask, node: String(node.index) }) as const);
  const isExact = run.result.value === run.measures.truth[0];
  const { cut, read } = decisions(run);
  const asked = [
    ...values,
    { ask: isExact ? "value" : "return", node: "root" } as const,
    ...[read, cut]
      .filter((at) => at !== undefined)
      .sort((one, other) => one - other)
      .map((at) => ({ ask: "next", at: String(at) }) as const),
    { ask: "owner", at: "cutoff 1" },
    { ask: "count", what: "leaves" },
    { ask: "count", what: "cutoffs" },
  ] as const;
  const cuts = run.trace.counters(run.trace.length).cutoffs > 0;
  const followed = run.chance ? asked.filter(({ ask }) => ask !== "owner") : asked;
  const wanted = cuts ? followed : asked.filter(({ ask }) => ask !== "next" && ask !== "owner").slice(0, -1);
  return wanted.map((question) => ({ ...setup, ...question })).filter(canBeAsked);
}

/** The first step after which something is cut, and the last after which, though a bound was at hand, nothing was. */
function decisions({ trace }: Run): { cut: number | undefined; read: number | undefined } {
  let cut: number | undefined;
  let read: number | undefined;
  for (let step = 1; step < trace.length; step++) {
    const { kind, node } = trace.event(step + 1);
    if (kind === "cutoff") cut ??= step;
    if (kind !== "enter" || trace.event(step).kind === "enter" || trace.parent(node) < 0) continue;
    const { alpha, beta } = trace.entryWindow(trace.parent(node), step);
    if (alpha !== -Infinity || beta !== Infinity) read = step;
  }
  return { cut, read };
}

/** Some cannot: a bound may be a table's, which nobody could point at. */
function canBeAsked(question: Question): boolean {
  try {
    askQuestion(question);
    return true;
  } catch {
    return false;
  }
}
