import type { Outline, OutlineNode } from "../../trace/index.ts";
import type { ChanceSubject } from "./chancePart.ts";

/** What every node is worth in truth, by outline id; NaN below a fold. Children come before parents, as ids are breadth first. */
export function trueValues(outline: Outline, chance?: ChanceSubject): Float64Array {
  const truth = new Float64Array(outline.nodes.length);
  for (let id = truth.length - 1; id >= 0; id--) {
    const node: OutlineNode = outline.nodes[id];
    const values = node.children.map((child) => truth[child.id]);
    const best =
      node.turn === "chance" && chance
        ? chance.part.mean(node, values)
        : node.side === "max"
          ? Math.max(...values)
          : Math.min(...values);
    truth[id] = node.value ?? (node.folded ? Number.NaN : best);
  }
  return truth;
}
