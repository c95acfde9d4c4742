import { describe, expect, it } from "vitest";
import { readSubject } from "../../../src/kit/run/run.ts";
import type { Setup } from "../../../src/kit/run/setup.ts";
import { sharedPositions } from "../../../src/kit/tree/sharedPositions.ts";

function sharedIn(setup: Omit<Setup, "algorithm">) {
  const { game, outline } = readSubject({ algorithm: "alphaBetaWithTable", ...setup });
  return { ...sharedPositions(game, outline), nodes: outline.nodes };
}

describe("Drawn nodes that are one position", () => {
  it("are equal subtrees with the same side to move, and no leaves", () => {
    const { groups, groupOf, nodes } = sharedIn({ tree: "[[3,[4,9]],[[4,9]],[4,9]]" });
    expect(groups).toHaveLength(1);
    const [group] = groups;
    expect(group.map((id) => nodes[id].ply)).toEqual([2, 2]);
    expect(
      Array.from(groupOf.entries())
        .filter(([, number]) => number === 0)
        .map(([id]) => id),
    ).toEqual(group);
  });

  it("are none in a tree without equal parts", () => {
    expect(sharedIn({ tree: "[[3,12],[2,4]]" }).groups).toEqual([]);
  });

  it("are boards that several orders of the moves lead to", () => {
    const { groups, nodes } = sharedIn({ game: "ticTacToe", position: "XO.......", depth: 4 });
    expect(groups.length).toBeGreaterThan(0);
    for (const group of groups) expect(new Set(group.map((id) => nodes[id].position)).size).toBe(1);
  });
});
