import { describe, expect, it } from "vitest";
import { Counter, minimax, type Tree, treeGame } from "../../../src/engine/index.ts";
import { runOrderings } from "../../../src/figures/ordering/countOrderings.ts";
import { ordering } from "../../../src/figures/ordering/ordering.ts";
import { uniformNodes } from "../../../src/figures/ordering/uniformNodes.ts";

const uniform = (b: number, d: number): Tree =>
  d === 0 ? 1 : Array.from({ length: b }, () => uniform(b, d - 1));

describe("The nodes of a uniform tree", () => {
  it.each([
    [1, 4],
    [2, 5],
    [3, 4],
    [7, 1],
  ])("are those that minimax enters, with %i moves and %i plies", (b, d) => {
    const counter = new Counter<number>();
    const game = treeGame(uniform(b, d));
    minimax(game, game.start, {}, counter);
    expect(uniformNodes(b, d)).toBe(counter.nodes);
  });

  it("are no fewer than alpha-beta's on a real board of as many columns, in the worst order too", () => {
    const counts = runOrderings(ordering.place({ position: "44", depth: 4, parts: "none" }).given);
    expect(counts.worst.length).toBeGreaterThan(2);
    for (const name of ["none", "best", "worst"])
      for (const [i, nodes] of counts[name].entries())
        expect(nodes).toBeLessThanOrEqual(uniformNodes(7, i + 1));
  });
});
