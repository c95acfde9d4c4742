import { narrate } from "../../../kit/narration/stepWords.ts";
import { plainly } from "../../../kit/narration/words.ts";
import { alignTrace } from "../../../kit/tree/alignTrace.ts";
import { nodeName } from "../../../kit/tree/nodeNames.ts";
import { titleInSentence } from "../../../listing/words.ts";
import type { OutlineNode } from "../../../trace/index.ts";
import type { Finder, Item } from "../item.ts";
import * as words from "../words.ts";

/** Fewer nodes to choose from leave too much to luck. */
const fewestOptions = 3;

/**
 * Which node is entered next, once a leaf was read? It is the next child of a node above, of which one depends on what is
 * cut: `up` says how far above the leaf's parent that is, and `cut` whether that is by a cutoff. The next leaf of the same
 * ply is offered, too, for who thinks that a search goes along a row.
 */
export const nextItem =
  (up: number, cut = false): Finder =>
  (run) => {
    const { trace, outline } = run;
    const { shown } = alignTrace(outline, trace);
    const items: Item[] = [];
    for (let at = 1; at < trace.length; at++) {
      const event = trace.event(at);
      if (event.kind !== "leave" || outline.nodes[shown[event.node]].value === undefined) continue;
      const enters = nextEntered(run, at);
      if (enters === undefined) continue;
      const leaf = outline.nodes[shown[event.node]];
      const answer = outline.nodes[shown[trace.event(enters).node]];
      const found = choices(leaf, outline.nodes);
      const decides = cutBetween(run, at, enters);
      if (leaf.ply - answer.ply !== up || (decides !== undefined) !== cut) continue;
      if (found.length < fewestOptions || !found.includes(answer)) continue;
      items.push({
        text: words.askNext(titleInSentence(run.setup.algorithm), nodeName(run, leaf)),
        run,
        at,
        ring: leaf.id,
        hides: true,
        picks: true,
        options: found.map((node) => ({ key: String(node.id), label: words.asOption(nodeName(run, node)) })),
        answer: String(answer.id),
        verdict: words.because(words.nextIs(nodeName(run, answer)), plainly(narrate(run, decides ?? enters))),
        likeness: ["next", up, cut, leaf.ply, found.length],
      });
    }
    return items;
  };

/** The step at which the search enters another node. */
function nextEntered({ trace }: Parameters<Finder>[0], at: number): number | undefined {
  for (let step = at + 1; step <= trace.length; step++) if (trace.event(step).kind === "enter") return step;
  return undefined;
}

/** The first cutoff between two steps. */
function cutBetween({ trace }: Parameters<Finder>[0], from: number, to: number): number | undefined {
  for (let step = from + 1; step < to; step++) if (trace.event(step).kind === "cutoff") return step;
  return undefined;
}

/** The nodes that might come next, from left to right. */
function choices(leaf: OutlineNode, nodes: readonly OutlineNode[]): OutlineNode[] {
  const found: OutlineNode[] = [];
  for (let node: OutlineNode | undefined = leaf; node?.parent; node = node.parent) {
    const later = node.parent.children[node.parent.children.indexOf(node) + 1];
    if (later) found.push(later);
  }
  const along = nodes.filter(
    ({ ply, parent, value }) => ply === leaf.ply && parent !== leaf.parent && value !== undefined,
  );
  const next = along.find(({ id }) => id > leaf.id);
  if (next) found.push(next);
  return found.sort((one, other) => one.id - other.id);
}
