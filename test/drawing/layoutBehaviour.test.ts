import { describe, expect, it } from "vitest";
import { behaviourEdge, layoutOutline, layoutUpright, wrapWords } from "../../src/drawing/layoutBehaviour.ts";
import type { Branching } from "../../src/drawing/layoutTree.ts";

/** A tree of so many branches with so many leaves each, numbered in preorder. */
function branching(branches: number, leaves: number): [Branching, number] {
  let id = 0;
  const node = (...below: number[]): Branching => {
    const [count = 0, ...rest] = below;
    return { id: id++, children: Array.from({ length: count }, () => node(...rest)) };
  };
  return [node(branches, leaves), id];
}

describe.each([
  ["upright", layoutUpright, 740],
  ["outline", layoutOutline, 356],
] as const)("A behaviour tree drawn %s", (_, layout, width) => {
  it.each([
    [1, 1],
    [2, 3],
    [3, 3],
  ])("keeps the boxes of %i branches with %i leaves apart and inside", (branches, leaves) => {
    const [root, count] = branching(branches, leaves);
    const { x, y, box, ...whole } = layout(root, count, width);
    for (let one = 0; one < count; one++) {
      expect(x[one] - box.width / 2).toBeGreaterThanOrEqual(0);
      expect(x[one] + box.width / 2).toBeLessThanOrEqual(whole.width);
      expect(y[one] + box.height / 2).toBeLessThanOrEqual(whole.height);
      for (let other = 0; other < one; other++) {
        const apart = Math.abs(x[one] - x[other]) >= box.width || Math.abs(y[one] - y[other]) >= box.height;
        expect(apart).toBe(true);
      }
    }
  });

  it("fits the width that there is", () => {
    const [root, count] = branching(2, 3);
    expect(layout(root, count, width).width).toBeLessThanOrEqual(width);
  });

  it("lets edges arrive at the child's box", () => {
    const [root, count] = branching(2, 2);
    const drawn = layout(root, count, width);
    const numbers = behaviourEdge(drawn, 0, 1)
      .match(/-?[\d.]+/g)!
      .map(Number);
    const end = drawn.upright ? drawn.y[1] - drawn.box.height / 2 : drawn.x[1] - drawn.box.width / 2;
    expect(numbers.at(-1)).toBe(end);
  });
});

describe("Words in lines", () => {
  it.each([
    ["sees the intruder", 12, 2, ["sees the", "intruder"]],
    ["chase", 12, 1, ["chase"]],
    ["look for it", 8, 1, ["look fo…"]],
    ["unmistakable", 6, 2, ["unmis…"]],
  ] as const)("%s in lines of %i", (text, letters, most, lines) => {
    expect(wrapWords(text, letters, most)).toEqual(lines);
  });
});
