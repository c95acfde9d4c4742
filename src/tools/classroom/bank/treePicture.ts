import { formatInterval, formatValue } from "../../../drawing/formatValue.ts";
import { layoutTree } from "../../../drawing/layoutTree.ts";
import { placeOnEdge } from "../../../drawing/placeOnEdge.ts";
import { edgePath, labelY, nodeShape, square } from "../../../drawing/treeShapes.ts";
import type { Scene } from "../../../kit/questions/question.ts";
import { tracedNodes } from "../../../kit/tree/alignTrace.ts";
import type { OutlineNode } from "../../../trace/index.ts";
import { escapeXml } from "./escapeXml.ts";

/** How a node is painted by how far the search has come with it: what fills it, its line, and its letters. */
const paints = {
  unvisited: { fill: "#ffffff", line: "#8a8a8a", letters: "#5a5a5a", dash: "3 3" },
  active: { fill: "#fff3c4", line: "#1c1c1c", letters: "#1c1c1c", dash: "" },
  done: { fill: "#e4eefb", line: "#1c1c1c", letters: "#1c1c1c", dash: "" },
  cut: { fill: "#eeeeee", line: "#b0b0b0", letters: "#9a9a9a", dash: "2 3" },
} as const;

/**
 * The picture of a question as an SVG file of its own, on white, for systems that know no stylesheet of ours: the tree at the
 * step that is asked about, and the node that the question is about in a ring.
 */
export function treePicture({ run, at, ring, query, secret }: Scene): string {
  const { outline, trace } = run;
  const traced = tracedNodes(outline, trace);
  const layout = layoutTree(outline.root, outline.nodes.length, 640, 300);
  const statusOf = (node: OutlineNode): keyof typeof paints => {
    const own = traced[node.id] < 0 ? undefined : trace.node(traced[node.id], at).status;
    if (own !== undefined && own !== "unvisited") return own;
    return node.parent && statusOf(node.parent) === "cut" ? "cut" : "unvisited";
  };
  const labelOf = (node: OutlineNode): string => {
    if (node.value !== undefined) return secret && statusOf(node) !== "done" ? "" : formatValue(node.value);
    const id = traced[node.id];
    // By the bounds of all outcomes it would say what may still come of a draw, and so whether that is cut.
    if (run.chance && query !== undefined && statusOf(node) === "active") return "";
    const { low, high } = id < 0 ? { low: -Infinity, high: Infinity } : trace.node(id, at);
    return low === -Infinity && high === Infinity ? "" : formatInterval(low, high);
  };
  const drawn = outline.nodes.map((node) => {
    const { id, parent, turn, value } = node;
    const [x, y, radius] = [layout.x[id], layout.y[id], layout.radii[id]];
    const { fill, line, letters, dash } = paints[statusOf(node)];
    const stroke = `fill="${fill}" stroke="${line}" stroke-width="1.5"${dash && ` stroke-dasharray="${dash}"`}`;
    const { x: left, y: top, size, round } = square(radius);
    const shape =
      value === undefined
        ? `<path d="${nodeShape(turn, radius)}" ${stroke}/>`
        : `<rect x="${left}" y="${top}" width="${size}" height="${size}" rx="${round}" ${stroke}/>`;
    const edge = parent
      ? `<path d="${edgePath(layout.x[parent.id], layout.y[parent.id], x, y, layout.radii[parent.id], radius)}" fill="none" stroke="${line}"${dash && ` stroke-dasharray="${dash}"`}/>`
      : "";
    const ringed =
      id === ring || id === query
        ? `<circle r="${radius * 1.35}" fill="none" stroke="#b07c00" stroke-width="2.5"/>`
        : "";
    const label = escapeXml(labelOf(node));
    const place = value === undefined ? labelY(turn, radius) : 0;
    const text = `<text y="${place}" dy="0.35em" text-anchor="middle" font-size="${Math.min(15, radius * 0.85)}" fill="${letters}">${label}</text>`;
    return { edge, node: `<g transform="translate(${x} ${y})">${ringed}${shape}${label && text}</g>` };
  });
  const chances = outline.nodes.map((node) => {
    const likely = run.chance?.part.probability(node);
    const place = likely === undefined ? undefined : placeOnEdge(layout, node, likely);
    return place
      ? `<text x="${place.x}" y="${place.y}" dy="0.35em" text-anchor="middle" font-size="${place.size}" font-weight="600" fill="#1c1c1c" stroke="#ffffff" stroke-width="4" paint-order="stroke">${likely}</text>`
      : "";
  });
  const [width, height] = [Math.ceil(layout.width), Math.ceil(layout.height)];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...drawn.map(({ edge }) => edge),
    ...chances,
    ...drawn.map(({ node }) => node),
    "</svg>",
  ].join("");
}
