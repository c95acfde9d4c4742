import { formatValue } from "../../../drawing/formatValue.ts";
import { askOwner } from "../../../kit/questions/askOwner.ts";
import { alignTrace } from "../../../kit/tree/alignTrace.ts";
import { nodeName } from "../../../kit/tree/nodeNames.ts";
import { titleInSentence } from "../../../listing/words.ts";
import { eventCode, type OutlineNode } from "../../../trace/index.ts";
import type { Finder, Item } from "../item.ts";
import * as words from "../words.ts";

/** Whose bound is behind a cutoff at a ply: that of a node so many plies `above` the one that is cut, 1 for its parent. */
export const ownerItem =
  (above: number, ply: number): Finder =>
  (run) => {
    const { trace, outline } = run;
    const { shown } = alignTrace(outline, trace);
    return Array.from(trace.log.events(eventCode.cutoff)).flatMap((at): Item[] => {
      const owner = trace.owner(at);
      const cut = outline.nodes[shown[trace.event(at).node]];
      if (owner.kind !== "ancestor" || cut.ply !== ply) return [];
      if (cut.ply - outline.nodes[shown[owner.node]].ply !== above) return [];
      const asked = askOwner({ ask: "owner", ...run.setup, at: String(at) });
      return [
        {
          text: asked.text,
          run,
          at,
          ring: cut.id,
          hides: true,
          picks: true,
          options: asked.options,
          answer: asked.answer,
          verdict: asked.verdict,
          likeness: ["owner", above, cut.ply],
        },
      ];
    });
  };

/** Where there is no cutoff: which leaf a node's value comes from, of those that somebody could take for it. */
export const originItem =
  (ply: number): Finder =>
  (run) =>
    run.outline.nodes
      .filter((node) => node.ply === ply && node.value === undefined)
      .map((node): Item => {
        const { truth } = run.measures;
        const best = (of: OutlineNode): OutlineNode =>
          of.value !== undefined ? of : best(of.children.find(({ id }) => truth[id] === truth[of.id])!);
        const leaves = run.outline.nodes.filter((leaf) => leaf.value !== undefined && isBelow(leaf, node));
        const byValue = leaves.toSorted((one, other) => one.value! - other.value!);
        const offered = new Set([best(node), ...node.children.map(best), byValue[0], byValue.at(-1)!]);
        const options = leaves.filter((leaf) => offered.has(leaf));
        const said = (leaf: OutlineNode) => words.leafOption(nodeName(run, leaf), formatValue(leaf.value!));
        return {
          text: words.askOrigin(titleInSentence(run.setup.algorithm), nodeName(run, node)),
          run,
          at: 0,
          ring: node.id,
          hides: false,
          picks: true,
          options: options.map((leaf) => ({ key: String(leaf.id), label: said(leaf) })),
          answer: String(best(node).id),
          verdict: words.originIs(nodeName(run, node), said(best(node))),
          likeness: ["origin", ply, options.length],
        };
      });

const isBelow = (leaf: OutlineNode, node: OutlineNode): boolean =>
  leaf === node || (leaf.parent !== undefined && isBelow(leaf.parent, node));
