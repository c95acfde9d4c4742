import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layoutTree } from "../../src/drawing/layoutTree.ts";
import { placeOnEdge } from "../../src/drawing/placeOnEdge.ts";

/** A root with so many leaves. */
function fan(leaves: number) {
  const root: {
    id: number;
    parent: undefined;
    children: { id: number; parent: { id: number }; children: [] }[];
  } = {
    id: 0,
    parent: undefined,
    children: [],
  };
  for (let id = 1; id <= leaves; id++) root.children.push({ id, parent: root, children: [] });
  return root;
}
const widthOf = (text: string, size: number) => text.length * size * 0.6;

describe("placeOnEdge", () => {
  it("puts labels between parent and child, none over another, and none that cannot be read", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 200, max: 900 }),
        fc.constantFrom("1", "1/6", "11/36"),
        (leaves, width, text) => {
          const root = fan(leaves);
          const layout = layoutTree(root, leaves + 1, width, 300, { leastGap: 0 });
          const places = root.children.map((node) => placeOnEdge(layout, node, text));
          const shown = places.filter((place) => place !== undefined);
          // All or none: they are alike.
          expect([0, leaves]).toContain(shown.length);
          for (const [i, place] of shown.entries()) {
            expect(place.size).toBeGreaterThanOrEqual(9);
            expect(place.y).toBeGreaterThan(layout.y[0]);
            expect(place.y).toBeLessThan(layout.y[1]);
            if (i > 0) expect(place.x - shown[i - 1].x).toBeGreaterThanOrEqual(widthOf(text, place.size));
          }
        },
      ),
    );
  });

  it("shows what fits and leaves out what does not", () => {
    const [few, many] = [fan(3), fan(60)];
    const at = (root: ReturnType<typeof fan>, leaves: number) =>
      placeOnEdge(layoutTree(root, leaves + 1, 400, 300, { leastGap: 0 }), root.children[1], "1/6");
    expect(at(few, 3)?.size).toBe(12);
    expect(at(many, 60)).toBeUndefined();
    expect(placeOnEdge(layoutTree(few, 4, 400, 300), few, "1/6")).toBeUndefined();
  });
});
