import { formatValue } from "../../drawing/formatValue.ts";
import type { TreeLayout } from "../../drawing/layoutTree.ts";
import { square } from "../../drawing/nodeShapes.ts";
import type { OutlineNode } from "../../trace/index.ts";
import { fitNodeLabel } from "../tree/nodeLabel.ts";

/** The pill that says how often a node was visited: its middle, its width and the size of its type, in pixels. */
export interface VisitsPill {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** Of every pill, in pixels. */
export const pillHeight = 14;
const air = 1.5;
/** Type as large as is wanted, and the smallest that can be read: its size, a character's width, and what is around. */
const types = [
  { size: 10.5, character: 6, around: 8 },
  { size: 9, character: 5.2, around: 4 },
];
/** On the way to where the search is, nodes are drawn no smaller than this: see `NearNodes.svelte`. */
const smallestNear = 13;

/**
 * Where it stands, so that it covers nothing that says something: under a triangle's row, left of the edges that begin
 * there. Both sides of a triangle's tip are taken by values, what was returned and what is true, the room above by the
 * bet itself and by a look into the table. Undefined where the next node is too close.
 *
 * @param below pixels that a board takes below each node
 * @param raised something else stands under leaves
 */
export function placeVisits(
  text: string,
  node: OutlineNode,
  { x, y, radii, spaces }: TreeLayout,
  below: number,
  raised: boolean,
): VisitsPill | undefined {
  const { id, value, side } = node;
  const most = spaces[id] - 1;
  const type = types.find(({ character, around }) => text.length * character + around <= most);
  if (type === undefined) return undefined;
  const { size } = type;
  const width = Math.min(text.length * types[0].character + types[0].around, most);
  const at = (x: number, top: number) => ({ x, y: y[id] + top + pillHeight / 2, width, size });
  /** Left of the edges, as far as they are one, but nearer to its own node than to the next. */
  const beside = x[id] - Math.min(width / 2 + 2, spaces[id] / 4);
  const radius = radii[id];
  const near = Math.max(radius, smallestNear);
  if (value === undefined) {
    const bare = side === "max" ? 0.8 * near : 0.6 * near + 9;
    return at(beside, (below > 0 ? 0.8 * radius + below : bare) + air);
  }
  const label = fitNodeLabel(node, formatValue(value), { radius, space: spaces[id], scale: 1 });
  const turned = label.place === "turned";
  const half = Math.max(square(near).size / 2, turned ? label.half + 2.5 : 0);
  // A leaf on its side takes up the room that is below the others.
  if (raised || turned) return at(beside, -half - air - pillHeight);
  return at(x[id], (below > 0 ? 0.8 * radius + below : half) + air);
}
