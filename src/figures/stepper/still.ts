import { narrate } from "../../kit/narration/stepWords.ts";
import { plainly } from "../../kit/narration/words.ts";
import { algorithms } from "../../kit/run/algorithms.ts";
import { runSetup } from "../../kit/run/run.ts";
import { type Setup, setupIn } from "../../kit/run/setup.ts";
import { subjectName } from "../../kit/run/words.ts";
import { describeNode } from "../../kit/tree/describeNode.ts";
import { TreeCells } from "../../kit/tree/treeCells.svelte.ts";
import { findStep } from "../../trace/index.ts";
import * as words from "./stillWords.ts";

/** Of a tree with more inner nodes than this only those are told that the search has come to. */
const mostNodes = 24;

/** What a stepper shows of a search at a step, in sentences: what is searched, how far it is, and what is known of each node. */
export function stillOf(setup: Setup, at: string): readonly string[] {
  const run = runSetup(setupIn(setup));
  const step = findStep(run.trace, at);
  const { outline, game, position, measures } = run;
  const { cells } = new TreeCells(outline, run.trace, step);
  const { leaves, cutoffs } = run.trace.counters(step);
  const inner = outline.nodes.filter(({ value }) => value === undefined);
  const told =
    inner.length <= mostNodes
      ? inner
      : inner.filter(({ id }) => cells[id].view.status !== "unvisited").slice(0, mostNodes);
  return [
    setup.tree === undefined
      ? words.positionIs(subjectName(setup), game.write(position))
      : words.treeIs(setup.tree),
    words.progress(
      algorithms[setup.algorithm].title,
      leaves,
      measures.leaves,
      algorithms[setup.algorithm].prunes ? cutoffs : undefined,
    ),
    plainly(narrate(run, step)),
    words.known(told.map((node) => describeNode(run, node, cells[node.id].view))),
  ];
}
