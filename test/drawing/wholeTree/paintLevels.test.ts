import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Places } from "../../../src/drawing/wholeTree/levelRuns.ts";
import { LevelPainter, type LevelView } from "../../../src/drawing/wholeTree/paintLevels.ts";
import { tidyLayout } from "../../../src/drawing/wholeTree/tidyLayout.ts";
import { random } from "../../../src/engine/index.ts";
import type { Seen } from "../../../src/trace/index.ts";
import { levelsOfShape, randomShape } from "./shapes.ts";

const [width, height] = [40, 30];

interface Drawn {
  readonly seed: number;
  readonly size: number;
  readonly packed: boolean;
  /** Where the view begins, and how wide it is, as shares of the drawing. */
  readonly from: number;
  readonly share: number;
  readonly unread: number;
  readonly mark: number;
  readonly gap: number;
}

/** A tree, a way to lay it out, a view of it, colours, and which nodes have been read. */
const scene = fc
  .record<Drawn>({
    seed: fc.integer(),
    size: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 1500 })),
    packed: fc.boolean(),
    from: fc.double({ min: -0.2, max: 1, noNaN: true }),
    share: fc.oneof(fc.constant(1.3), fc.double({ min: 0.001, max: 1, noNaN: true })),
    unread: fc.constantFrom(0, 0, 0.5, 0.97),
    mark: fc.constantFrom(1, 2, 3, 6),
    gap: fc.constantFrom(0, 1, 2),
  })
  .map(sceneOf);
type Scene = ReturnType<typeof sceneOf>;

function sceneOf({ seed, size, packed, from, share, unread, mark, gap }: Drawn) {
  const dice = random(seed);
  const shape = randomShape(dice, size);
  const levels = levelsOfShape(shape);
  const places: Places = packed
    ? { begins: levels.firstLeaf, ends: shape.ends }
    : { begins: tidyLayout(shape) };
  const [least, most] = [Math.min(...places.begins), Math.max(...places.begins) + 1];
  const begin = least + from * (most - least);
  const view: LevelView = {
    from: begin,
    to: begin + share * (most - least),
    rows: levels.levels.map((_, level) => [3 * level - 2, 3 * level]),
    ...(packed ? { gap } : { mark }),
  };
  const read = Uint8Array.from({ length: size }, () => (dice.next() < unread ? 0 : 1));
  const seen: Seen = {
    has: (slot) => read[levels.levelNodes[slot]] === 1,
    first(from, to) {
      for (let slot = from; slot < to; slot++) if (this.has(slot)) return slot;
      return -1;
    },
  };
  const shades = Uint8Array.from({ length: size }, () => dice.below(palette.length));
  return { shape, levels, places, view, read, seen, shades };
}

const palette = Uint32Array.of(0xff0000ff, 0xff00ff00, 0xffff0000, 0xff808080);

function painted({ levels, places, view, seen, shades }: Scene): Uint32Array {
  const pixels = new Uint32Array(width * height);
  new LevelPainter().paint({ pixels, width, height }, levels, places, view, { shades, palette }, seen);
  return pixels;
}

/** By pixel: the colours of all nodes that cover it, node by node. */
function coloursByNode({ shape, places, view, read, shades }: Scene): Set<number>[] {
  const pixels = Array.from({ length: width * height }, () => new Set<number>());
  const column = (place: number) => Math.floor((place - view.from) * (width / (view.to - view.from)));
  for (let node = 0; node < shape.ends.length; node++) {
    if (read[node] === 0) continue;
    let begin = column(places.begins[node]);
    let end = begin + 1;
    if (places.ends) {
      end = Math.max(end, column(places.begins[places.ends[node]]));
      const { gap = 0 } = view;
      if (gap > 0 && end - begin >= 6 * gap) end -= gap;
    } else {
      begin -= ((view.mark ?? 1) - 1) >> 1;
      end = begin + (view.mark ?? 1);
    }
    const [top, bottom] = view.rows[shape.plies[node]];
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
      for (let x = Math.max(0, begin); x < Math.min(width, end); x++) {
        pixels[y * width + x].add(palette[shades[node]]);
      }
    }
  }
  return pixels;
}

describe("A picture of all levels", () => {
  it("covers the pixels that drawing node by node covers, and no others", () => {
    fc.assert(
      fc.property(scene, (scene) => {
        const covered = coloursByNode(scene).map((colours) => colours.size > 0);
        expect([...painted(scene)].map((pixel) => pixel !== 0)).toEqual(covered);
      }),
      { numRuns: 600 },
    );
  });

  it("leaves the gap blank at the end of a span of which nothing else is in view", () => {
    // A node below the root, 20 pixels wide, of which the last column is the first of the view; that is its gap.
    const one = { seed: 1, size: 2, packed: true, unread: 0, mark: 1, gap: 1 };
    const last = sceneOf({ ...one, from: 18.5 / 40, share: 1 });
    expect(coloursByNode(last).some((colours) => colours.size > 0)).toBe(false);
    expect([...painted(last)].some((pixel) => pixel !== 0)).toBe(false);
    const before = sceneOf({ ...one, from: 17.5 / 40, share: 1 });
    expect([...painted(before)].filter((pixel) => pixel !== 0)).toHaveLength(2);
  });

  it("shows a node's own colour where no other is, and else a mean of those that are there", () => {
    fc.assert(
      fc.property(scene, (scene) => {
        const expected = coloursByNode(scene);
        for (const [i, pixel] of painted(scene).entries()) {
          if (expected[i].size === 0) continue;
          for (const shift of [0, 8, 16, 24]) {
            const channels = [...expected[i]].map((colour) => (colour >>> shift) & 255);
            const channel = (pixel >>> shift) & 255;
            expect(channel).toBeGreaterThanOrEqual(Math.min(...channels));
            expect(channel).toBeLessThanOrEqual(Math.max(...channels));
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it("leaves what was painted before where it shows no node", () => {
    fc.assert(
      fc.property(scene, (scene) => {
        const pixels = new Uint32Array(width * height).fill(7);
        const { levels, places, view, seen, shades } = scene;
        const picture = { pixels, width, height };
        new LevelPainter().paint(picture, levels, places, view, { shades, palette }, seen);
        expect([...pixels].map((pixel) => (pixel === 7 ? 0 : pixel))).toEqual([...painted(scene)]);
      }),
      { numRuns: 60 },
    );
  });
});
