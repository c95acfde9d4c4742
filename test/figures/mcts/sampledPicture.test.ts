import { describe, expect, it } from "vitest";
import { mcts } from "../../../src/figures/mcts/mcts.ts";
import {
  grownBy,
  nearestNode,
  neighbourOf,
  pictureOf,
  roomyNodes,
  shades,
  shadesAt,
} from "../../../src/figures/mcts/sampledPicture.ts";
import { runSampling } from "../../../src/figures/mcts/samplingRun.ts";

const { given } = mcts.place({ game: "ticTacToe", position: ".OO.X.X..", iterations: 500 });
const { trace } = runSampling(given);
const picture = pictureOf(trace);
const size = trace.nodes.size;
const all = Array.from({ length: size }, (_, node) => node);
const levelsOf = Array.from({ length: picture.levelStarts.length - 1 }, (_, level) => [
  ...picture.levelNodes.subarray(picture.levelStarts[level], picture.levelStarts[level + 1]),
]);

describe("The picture of all of a sampled tree", () => {
  it("has every node once, in its level, sisters from the left to the right", () => {
    expect([...picture.nodes].sort((one, other) => one - other)).toEqual(all);
    for (const [level, places] of levelsOf.entries()) {
      for (const place of places) expect(trace.depth[picture.nodes[place]]).toBe(level);
      const x = places.map((place) => picture.x[place]);
      expect(x).toEqual(x.toSorted((one, other) => one - other));
    }
    for (const node of all) {
      const moves = trace
        .children(node, trace.length)
        .toSorted((one, other) => picture.x[picture.places[one]] - picture.x[picture.places[other]])
        .map((child) => Number(trace.moves[child]));
      expect(moves).toEqual(moves.toSorted((one, other) => one - other));
    }
  });

  it("shows at a step whatever is in the tree by then, no visited child left out", () => {
    for (let step = 0; step <= trace.length; step += 97) {
      const seen = grownBy(picture, step);
      const shown = picture.levelNodes.filter((_, slot) => seen.has(slot));
      expect(shown).toHaveLength(trace.sizeAt(step));
      for (let level = 0; level < levelsOf.length; level++) {
        const [start, end] = [picture.levelStarts[level], picture.levelStarts[level + 1]];
        const first = picture.levelNodes.subarray(start, end).findIndex((_, i) => seen.has(start + i));
        expect(seen.first(start, end)).toBe(first < 0 ? -1 : start + first);
      }
    }
  });

  it("is the darker the more often a node was visited", () => {
    const marks = shadesAt(picture, trace, trace.length);
    expect(marks[0]).toBe(shades - 1);
    const byVisits = all.toSorted(
      (one, other) => trace.visits(one, trace.length) - trace.visits(other, trace.length),
    );
    const inOrder = byVisits.map((node) => marks[picture.places[node]]);
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
    expect(inOrder[0]).toBe(0);
  });

  it("tells the node that is pointed at, of those that are there", () => {
    for (const node of all) {
      const x = picture.x[picture.places[node]];
      expect(nearestNode(picture, trace.length, trace.depth[node], x, 0.4)).toBe(node);
      const early = nearestNode(picture, trace.born[node] - 1, trace.depth[node], x, 0.4);
      if (node > 0) expect(early).toBeUndefined();
    }
  });

  it("is walked to every node that is there, and back up to the root", () => {
    const reached = new Set([0]);
    for (const node of reached)
      for (const key of ["ArrowDown", "ArrowRight", "ArrowLeft"])
        reached.add(neighbourOf(picture, trace, trace.length, node, key));
    expect(reached.size).toBe(size);
    expect(neighbourOf(picture, trace, trace.length, 0, "ArrowUp")).toBe(0);
    expect(neighbourOf(picture, trace, 0, 0, "ArrowDown")).toBe(0);
  });

  it("names the nodes that are far enough from both neighbours of a step, and no others", () => {
    const [width, least] = [700, 40];
    const pixel = (x: number) => (x / picture.width) * 3 * width;
    for (const step of [200, trace.length]) {
      const expected = levelsOf.flatMap((places) => {
        const here = places.filter((place) => picture.born[place] <= step);
        const at = here.map((place) => pixel(picture.x[place]));
        const isFree = (i: number) =>
          (i === 0 || at[i] - at[i - 1] >= least) && (i === at.length - 1 || at[i + 1] - at[i] >= least);
        return here.filter((_, i) => isFree(i) && at[i] <= width).map((place) => picture.nodes[place]);
      });
      expect(roomyNodes(picture, step, pixel, [width, least]).map(({ node }) => node)).toEqual(expected);
    }
  });
});
