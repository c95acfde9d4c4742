import { formatValue } from "../../../drawing/formatValue.ts";
import type { Run } from "../../../kit/run/run.ts";
import { alignTrace } from "../../../kit/tree/alignTrace.ts";
import { nodeName } from "../../../kit/tree/nodeNames.ts";
import { titleInSentence } from "../../../listing/words.ts";
import type { OutlineNode } from "../../../trace/index.ts";
import { type Finder, type Item, proofNames } from "../item.ts";
import * as words from "../words.ts";

/**
 * What the leaves read so far prove of a node: `begun` is one of which a child was left and others are to come, `cut` one
 * that was left by a cutoff, `whole` one that was left with its value proved, by a search that reads all, and `spared` the
 * same although a leaf below stays unread.
 */
export type Proof = "begun" | "cut" | "whole" | "spared";

export const provedItem =
  (proof: Proof, ply: number): Finder =>
  (run) => {
    const { trace, outline } = run;
    const { shown } = alignTrace(outline, trace);
    const items: Item[] = [];
    for (let at = 1; at <= trace.length; at++) {
      const event = trace.event(at);
      if (event.kind !== "leave" || event.node === 0) continue;
      const traced = proof === "begun" ? trace.parent(event.node) : event.node;
      const node = outline.nodes[shown[traced]];
      if (node.ply !== ply || node.value !== undefined || !holds(run, proof, traced, node, at)) continue;
      const { low, high } = trace.node(traced, at);
      const answer = low === high ? "exactly" : low === -Infinity ? "most" : "least";
      if (answer !== "exactly" && low !== -Infinity && high !== Infinity) continue;
      const value = formatValue(low === -Infinity ? high : low);
      const name = nodeName(run, node);
      items.push({
        text: words.askProved(titleInSentence(run.setup.algorithm), proof === "begun", name),
        run,
        at,
        ring: node.id,
        hides: true,
        picks: false,
        options: proofNames.map((key) => ({ key, label: words.provedOption(key, value) })),
        answer,
        verdict: words.provedIs(name, answer, value),
        likeness: ["proved", proof, ply, answer],
      });
    }
    return items;
  };

function holds({ trace }: Run, proof: Proof, traced: number, node: OutlineNode, at: number): boolean {
  const { low, high } = trace.node(traced, at);
  const read = leavesBelow(node).filter((leaf) => isRead(trace, leaf, at)).length;
  const all = leavesBelow(node).length;
  switch (proof) {
    case "begun":
      return (low === -Infinity) !== (high === Infinity) && !trace.leaves(traced).some((step) => step <= at);
    case "cut":
      return trace.event(at - 1).kind === "cutoff" && trace.event(at - 1).node === traced && low !== high;
    case "whole":
      return low === high && read === all;
    case "spared":
      return low === high && read < all;
  }
}

const leavesBelow = (node: OutlineNode): OutlineNode[] =>
  node.value === undefined ? node.children.flatMap(leavesBelow) : [node];

function isRead(trace: Run["trace"], leaf: OutlineNode, at: number): boolean {
  const find = (node: OutlineNode): number => {
    if (!node.parent) return 0;
    const above = find(node.parent);
    return above < 0 ? -1 : trace.child(above, node.move);
  };
  const traced = find(leaf);
  return traced >= 0 && trace.leaves(traced).some((step) => step <= at);
}
