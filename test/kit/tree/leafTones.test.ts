import { describe, expect, it } from "vitest";
import { treeGame } from "../../../src/engine/index.ts";
import { leafTones } from "../../../src/kit/tree/leafTones.ts";
import { outline } from "../../../src/trace/outline.ts";

function tonesOf(tree: Parameters<typeof treeGame>[0]) {
  const game = treeGame(tree);
  return leafTones(outline(game, game.start).nodes);
}

describe("leafTones", () => {
  it("runs from the worst leaf for MAX to the best, in proportion", () => {
    expect([2, 4, 12, undefined].map(tonesOf([[2, 12], [4]]))).toEqual([0, 0.2, 1, undefined]);
  });

  it("takes leaves that are all alike for neither good nor bad", () => {
    expect(tonesOf([[7, 7], [7]])(7)).toBe(0.5);
  });
});
