import { describe, expect, it } from "vitest";
import { layoutClasses, layoutFamilies } from "../../src/drawing/layoutPlies.ts";
import { plyEdges } from "../../src/drawing/plyLayout.ts";
import { ticTacToe } from "../../src/engine/index.ts";
import { pliesOf } from "./pliesOf.ts";

/** The two ends of a curve. */
function ends(path: string): { from: [number, number]; to: [number, number] } {
  const numbers = path.match(/-?[\d.]+/g)!.map(Number);
  return { from: [numbers[0], numbers[1]], to: [numbers.at(-2)!, numbers.at(-1)!] };
}
const close = (found: [number, number], x: number, y: number) => {
  expect(found[0]).toBeCloseTo(x, 0);
  expect(found[1]).toBeCloseTo(y, 0);
};

describe("plyEdges", () => {
  it("runs from below a board to above its child", () => {
    const { graph, picture, frame } = pliesOf(ticTacToe.start, 1, false, 1014);
    const layout = layoutFamilies(picture, frame);
    const [root, , child] = graph.nodes;
    const { from, to } = ends(plyEdges(layout)(root, child));
    close(from, layout.x[root.id], layout.y[root.id] + layout.rows[0].size);
    close(to, layout.x[child.id], layout.y[child.id]);
  });

  it("starts below the text of a board that stands for several positions", () => {
    const { graph, picture, frame } = pliesOf(ticTacToe.start, 2, true, 1014);
    const layout = layoutClasses(picture, frame);
    const { size, label } = layout.rows[1];
    expect(label).toBeGreaterThan(0);
    for (const node of graph.rows[1]) {
      const { from } = ends(plyEdges(layout)(node, node.children[0]));
      close(from, layout.x[node.id], layout.y[node.id] + size + (node.positions > 1 ? label : 0));
    }
  });

  it("ends at the block where a family stands in one", () => {
    const { graph, picture, frame } = pliesOf(ticTacToe.start, 3, false, 1014);
    const layout = layoutFamilies(picture, frame);
    const { parent, x, y, width } = layout.families[5];
    for (const child of graph.nodes[parent].children) {
      close(ends(plyEdges(layout)(graph.nodes[parent], child)).to, x + width / 2, y);
    }
  });
});
