import { tidyPlaces } from "../../drawing/wholeTree/tidyPlaces.ts";
import type { SampleTrace } from "../../trace/index.ts";
import { levelsOf, type Seen, type WholeTreeColumns } from "../../trace/wholeTree/index.ts";

/** All of a sampled tree as painters have it, at every step alike: whatever grows has its place from the first. */
export interface SampledPicture extends Pick<WholeTreeColumns<unknown>, "levelStarts" | "levelNodes"> {
  /** Indexed by a node's place in preorder: its number in the trace, where each stands across, and the step it is there from. */
  readonly nodes: Int32Array;
  readonly x: Float64Array<ArrayBuffer>;
  readonly born: Int32Array;
  /** Indexed by a node's number in the trace: its place in preorder. */
  readonly places: Int32Array;
  /** From half a unit before the first node to a whole one past the last, whose name stands there. */
  readonly width: number;
}

/** So many shades tell visits apart. */
export const shades = 32;

/** Lays out every node that the search ever adds. Sisters stand in the order of their moves, as numbers have one. */
export function pictureOf(trace: SampleTrace<unknown>): SampledPicture {
  const size = trace.nodes.size;
  const [nodes, places, ends] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  const plies = new Uint8Array(size);
  let count = 0;
  const visit = (node: number): void => {
    const place = count++;
    nodes[place] = node;
    places[node] = place;
    plies[place] = trace.depth[node];
    for (const child of inOrder(trace, trace.children(node, trace.length))) visit(child);
    ends[place] = count;
  };
  visit(0);
  return {
    ...levelsOf(plies),
    nodes,
    places,
    born: Int32Array.from(nodes, (node) => trace.born[node]),
    ...tidyPlaces({ ends, plies }),
  };
}

function inOrder({ moves }: SampleTrace<unknown>, children: readonly number[]): readonly number[] {
  if (!children.every((child) => typeof moves[child] === "number")) return children;
  return children.toSorted((one, other) => Number(moves[one]) - Number(moves[other]));
}

/** The nodes that are in the tree at a step. */
export function grownBy({ levelNodes, born }: SampledPicture, step: number): Seen {
  const has = (slot: number) => born[levelNodes[slot]] <= step;
  return {
    has,
    first(from, to) {
      for (let slot = from; slot < to; slot++) if (has(slot)) return slot;
      return -1;
    },
  };
}

/** Indexed by a node's place in preorder: its shade, by visits; each shade stands for as many times more than the last. */
export function shadesAt({ nodes }: SampledPicture, trace: SampleTrace<unknown>, step: number): Uint8Array {
  const all = Math.log(Math.max(2, trace.visits(0, step)));
  return Uint8Array.from(nodes, (node) =>
    Math.min(shades - 1, Math.round(((shades - 1) * Math.log(Math.max(1, trace.visits(node, step)))) / all)),
  );
}

/** The node, by its number in the trace, that is nearest to a place of a level at a step, and no further than `slack`. */
export function nearestNode(
  picture: SampledPicture,
  step: number,
  level: number,
  place: number,
  slack: number,
): number | undefined {
  let [nearest, distance] = [-1, slack];
  for (let slot = picture.levelStarts[level]; slot < picture.levelStarts[level + 1]; slot++) {
    const at = picture.levelNodes[slot];
    const away = Math.abs(picture.x[at] - place);
    if (away <= distance && picture.born[at] <= step) [nearest, distance] = [at, away];
  }
  return nearest < 0 ? undefined : picture.nodes[nearest];
}

/** The neighbour of a node at a step, as arrow keys find it: itself where there is none. */
export function neighbourOf(
  picture: SampledPicture,
  trace: SampleTrace<unknown>,
  step: number,
  node: number,
  key: string,
): number {
  const { places, nodes, levelNodes, levelStarts, born } = picture;
  if (key === "ArrowUp") return Math.max(0, trace.parent[node]);
  if (key === "ArrowDown") return inOrder(trace, trace.children(node, step))[0] ?? node;
  const way = key === "ArrowRight" ? 1 : -1;
  const [start, end] = [levelStarts[trace.depth[node]], levelStarts[trace.depth[node] + 1]];
  for (let slot = levelNodes.indexOf(places[node], start) + way; slot >= start && slot < end; slot += way) {
    if (born[levelNodes[slot]] <= step) return nodes[levelNodes[slot]];
  }
  return node;
}

/** A node with room for words, in pixels of the picture. */
export interface Roomy {
  readonly node: number;
  readonly level: number;
  readonly at: number;
  /** From where its mark begins to where the next one's does; of the last of a level to the edge of the drawing. */
  readonly room: number;
  /** Whether no edge of the picture cuts that short, and whether the drawing ends beside it. */
  readonly whole: boolean;
  readonly ends: boolean;
  /** Where the mark before it stands. */
  readonly before: number;
}

/** Pixels from the middle of a mark to where it begins. */
const half = 9;

/** The nodes of a step that stand so many pixels from their neighbours, of those in sight. */
export function roomyNodes(
  { levelStarts, levelNodes, nodes, x, born, width: all }: SampledPicture,
  step: number,
  pixel: (x: number) => number,
  [width, least]: readonly [width: number, least: number],
): Roomy[] {
  const found: Roomy[] = [];
  const end = pixel(all);
  for (let level = 0; level + 1 < levelStarts.length; level++) {
    let before = Number.NEGATIVE_INFINITY;
    let last: { node: number; at: number; before: number; free: boolean } | undefined;
    const put = (next: number) => {
      if (!last?.free || next - last.at < least || last.at < 0 || last.at > width) return;
      const { node, at } = last;
      const room = Math.min(next - half, end, width) - at + half;
      const ends = next === Number.POSITIVE_INFINITY && end <= width + 1e-6;
      found.push({ node, level, at, room, whole: next - half <= width, ends, before: last.before });
    };
    for (let slot = levelStarts[level]; slot < levelStarts[level + 1]; slot++) {
      const place = levelNodes[slot];
      if (born[place] > step) continue;
      const at = pixel(x[place]);
      put(at);
      last = { node: nodes[place], at, before, free: at - before >= least };
      before = at;
    }
    put(Number.POSITIVE_INFINITY);
  }
  return found;
}
