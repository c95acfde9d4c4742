import { describe, expect, it } from "vitest";
import { runSetup } from "../../../src/kit/run/run.ts";
import { Framing } from "../../../src/kit/tree/framing.svelte.ts";
import { readStanding, writeStanding } from "../../../src/kit/tree/standing.ts";

/** A tree of this many children a node and this many plies, framed as on a phone, with the windows beside it. */
function framed(children: number, plies: number, width = 356, pressed = false) {
  const grow = (ply: number): string =>
    ply === 0 ? "7" : `[${Array.from({ length: children }, () => grow(ply - 1)).join()}]`;
  const { outline } = runSetup({ tree: grow(plies), algorithm: "alphaBeta" });
  const framing = new Framing(
    () => ({ outline, boards: false, windows: true, pressed }),
    width,
    () => undefined,
  );
  const acrossOf = (id: number) => framing.panning.view.x + framing.layout.x[id] * framing.panning.view.k;
  return { framing, outline, acrossOf };
}

describe("A tree on a phone", () => {
  it("is drawn whole as long as its leaves can be told apart and their bounds read", () => {
    expect(framed(3, 2).framing.spread).toBe(false);
    expect(framed(2, 4).framing.spread).toBe(false);
    expect(framed(3, 3).framing.spread).toBe(true);
  });

  it("has leaves as wide as a fingertip, or more, where they are there to be pressed", () => {
    for (const [children, plies] of [
      [3, 2],
      [2, 4],
      [3, 3],
    ])
      expect(framed(children, plies, 356, true).framing.layout.gap).toBeGreaterThanOrEqual(24);
    expect(framed(2, 4).framing.layout.gap).toBeLessThan(24);
    // A mouse meets what is narrower.
    expect(framed(3, 4, 702, true).framing.spread).toBe(false);
  });

  it("begins with its root in the middle of the room for it, where not all of it is in sight", () => {
    const { framing, outline, acrossOf } = framed(3, 4);
    framing.restart(outline.root.id);
    expect(acrossOf(outline.root.id)).toBeCloseTo((framing.gutter + framing.width) / 2);
  });

  it("is moved so that a node's neighbours are in sight", () => {
    const { framing, outline, acrossOf } = framed(3, 4);
    framing.restart(outline.root.id);
    for (const { id } of outline.nodes) {
      framing.follow(id);
      const { gutter, width } = framing;
      expect(acrossOf(id) - gutter).toBeGreaterThan(80);
      expect(width - acrossOf(id)).toBeGreaterThan(80);
    }
  });

  it("keeps a node in sight that is looked at closer", () => {
    const { framing, outline, acrossOf } = framed(3, 4);
    const last = outline.nodes.length - 1;
    framing.restart(last);
    for (let times = 0; times < 3; times++) framing.zoom(1.4, last);
    expect(framing.panning.view.k).toBeGreaterThan(2);
    expect(acrossOf(last)).toBeGreaterThan(framing.gutter);
    expect(acrossOf(last)).toBeLessThan(framing.width);
  });

  it("is shown whole, no smaller, by whoever goes farther away", () => {
    const { framing, outline } = framed(3, 2);
    framing.restart(outline.root.id);
    framing.zoom(1 / 1.4, outline.root.id);
    expect([framing.panning.view.k, framing.moved]).toEqual([1, false]);
  });
});

describe("A tree in a frame for a mouse", () => {
  it("is drawn whole up to 81 leaves, and uses the width that there is", () => {
    const { framing } = framed(3, 4, 702);
    expect(framing.spread).toBe(false);
    expect(framing.layout.width).toBeGreaterThan(0.9 * (framing.width - framing.gutter));
    expect(framed(10, 3, 702).framing.spread).toBe(true);
  });

  it("is drawn whole up to about 200 nodes, however they branch", () => {
    for (const [children, plies] of [
      [2, 7],
      [5, 3],
      [6, 3],
    ]) {
      const { framing } = framed(children, plies, 702);
      expect(framing.spread, `${children} moves, ${plies} plies`).toBe(false);
      expect(framing.layout.width).toBeGreaterThan(0.9 * (framing.width - framing.gutter));
      expect(framing.layout.width).toBeLessThanOrEqual(framing.width - framing.gutter);
    }
  });
});

describe("A tree that a reader has zoomed and moved", () => {
  it("stands so again in a frame of its size, and has the same in the middle of another", () => {
    const { framing, outline, acrossOf } = framed(3, 4);
    framing.restart(outline.root.id);
    framing.zoom(1.4, 5);
    framing.panning.set({ ...framing.panning.view, x: framing.panning.view.x - 60 });
    const written = writeStanding(framing.standing!);
    const again = framed(3, 4);
    again.framing.restart(outline.root.id);
    again.framing.standAgain(readStanding(written));
    again.framing.restart(outline.root.id);
    // The search stands at a node that the reader has moved out of sight.
    again.framing.follow(outline.nodes.length - 1);
    expect(again.acrossOf(7)).toBeCloseTo(acrossOf(7));
    expect(again.framing.standing).toEqual(framing.standing);
    const wider = framed(3, 4, 400);
    wider.framing.standAgain(readStanding(written));
    wider.framing.restart(outline.root.id);
    expect(wider.framing.standing!.across).toBeCloseTo(framing.standing!.across);
  });

  it("is shown whole again where the reader had asked for that", () => {
    const { framing, outline } = framed(3, 4);
    framing.restart(outline.root.id);
    expect(framing.standing).toBeUndefined();
    framing.showWhole();
    const again = framed(3, 4);
    again.framing.standAgain(readStanding(writeStanding(framing.standing!)));
    again.framing.restart(outline.root.id);
    expect([framing.spread, again.framing.spread]).toEqual([false, false]);
  });

  it("begins at home where another tree stands there by now, or where what was kept is nobody's", () => {
    const kept = { nodes: 7, spread: false, k: 2, across: 0, down: 0 };
    const { framing, outline } = framed(3, 4);
    framing.standAgain(kept);
    framing.goOn();
    framing.restart(outline.root.id);
    expect(framing.moved).toBe(false);
    // What was done before the tree was here has nothing to do with it.
    framing.standAgain({ ...kept, nodes: outline.nodes.length });
    framing.restart(outline.root.id);
    expect(framing.panning.view.k).toBe(2);
    framing.goOn();
    framing.restart(outline.root.id);
    expect(framing.panning.view.k).toBe(1);
    for (const text of ["", "nodes=7", "nodes=7&k=0&across=1&down=1", "nodes=7&k=1&across=x&down=1"])
      expect(readStanding(new URLSearchParams(text))).toBeUndefined();
    expect(readStanding(writeStanding(kept))).toEqual(kept);
  });
});
