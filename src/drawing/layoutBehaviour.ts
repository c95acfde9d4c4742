import { hierarchy, tree } from "d3";
import type { Branching } from "./layoutTree.ts";

/** Where the nodes of a behaviour tree stand, by id: the middles of boxes, in pixels. */
export interface BehaviourLayout {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly width: number;
  readonly height: number;
  readonly box: { readonly width: number; readonly height: number };
  /** Children stand below their parent, or in an outline under each other. */
  readonly upright: boolean;
}

const widest = 118;
/** Narrower boxes would cut their words. */
const narrowest = 78;
const boxHeight = 50;
/** Between boxes side by side, and between rows; a row's lower edge carries words. */
const gap = 12;
const rowGap = 44;
const wordHeight = 18;
const margin = 10;

/** A tidy tree (E. Reingold and J. Tilford 1981, as d3.tree draws it), as wide as fits where that leaves words legible. */
export function layoutUpright(root: Branching, count: number, width: number): BehaviourLayout {
  const tidy = tree<Branching>()
    .nodeSize([1, 1])
    .separation(() => 1)(hierarchy(root, ({ children }) => [...children]));
  const nodes = tidy.descendants();
  const [least, most] = [Math.min(...nodes.map(({ x }) => x)), Math.max(...nodes.map(({ x }) => x))];
  const columns = most - least + 1;
  const pitch = Math.min(widest + gap, Math.max(narrowest + gap, (width - 2 * margin + gap) / columns));
  const [x, y] = [new Float64Array(count), new Float64Array(count)];
  for (const node of nodes) {
    x[node.data.id] = margin + (node.x - least + 0.5) * pitch - gap / 2;
    y[node.data.id] = margin + boxHeight / 2 + node.y * (boxHeight + rowGap);
  }
  return {
    x,
    y,
    width: columns * pitch - gap + 2 * margin,
    height: (tidy.height + 1) * (boxHeight + rowGap) - rowGap / 2 + margin,
    box: { width: pitch - gap, height: boxHeight },
    upright: true,
  };
}

const outlineRow = 62;
/** Where an outline's words of status stand, to the right of the boxes. */
const wordRoom = 82;

/** An outline: a row for each node, children indented under their parent. */
export function layoutOutline(root: Branching, count: number, width: number): BehaviourLayout {
  const nodes = hierarchy(root, ({ children }) => [...children]);
  const indent = Math.min(30, (width - wordRoom - 150) / Math.max(1, nodes.height));
  const boxWidth = width - wordRoom - nodes.height * indent - 2 * margin;
  const [x, y] = [new Float64Array(count), new Float64Array(count)];
  let row = 0;
  nodes.eachBefore((node) => {
    x[node.data.id] = margin + node.depth * indent + boxWidth / 2;
    y[node.data.id] = margin + boxHeight / 2 + row++ * outlineRow;
  });
  return {
    x,
    y,
    width,
    height: row * outlineRow + margin,
    box: { width: boxWidth, height: boxHeight },
    upright: false,
  };
}

/** The edge from a parent to its child. */
export function behaviourEdge(
  { x, y, box, upright }: BehaviourLayout,
  parent: number,
  child: number,
): string {
  if (upright) {
    const [top, bottom] = [y[parent] + box.height / 2, y[child] - box.height / 2];
    // One stem behind the words, and no branch before they end.
    const stem = top + wordHeight;
    const middle = (stem + bottom) / 2;
    return `M${x[parent]},${top}V${stem}C${x[parent]},${middle},${x[child]},${middle},${x[child]},${bottom}`;
  }
  const trunk = x[parent] - box.width / 2 + 13;
  return `M${trunk},${y[parent] + box.height / 2}V${y[child]}H${x[child] - box.width / 2}`;
}

/** Kinds of nodes that are drawn in a shape of their own. */
export type BehaviourShape = "sequence" | "selector" | "parallel" | "decorator" | "condition" | "action";

/**
 * The outline of a node around (0, 0), as path data: a sequence points onward, a selector has its corners cut, a
 * parallel leans, a decorator is pointed at both ends, a condition is round, an action square.
 */
export function behaviourShape(shape: BehaviourShape, width: number, height: number): string {
  const [w, h] = [width / 2, height / 2];
  const tip = Math.min(12, h / 2);
  const closed = (...points: readonly (readonly [number, number])[]) => `M${points.join("L")}Z`;
  switch (shape) {
    case "sequence":
      return closed([-w, -h], [w - tip, -h], [w, 0], [w - tip, h], [-w, h]);
    case "selector":
      return closed(
        [-w + tip, -h],
        [w - tip, -h],
        [w, -h + tip],
        [w, h - tip],
        [w - tip, h],
        [-w + tip, h],
        [-w, h - tip],
        [-w, -h + tip],
      );
    case "parallel":
      return closed([-w + tip, -h], [w, -h], [w - tip, h], [-w, h]);
    case "decorator":
      return closed([-w + tip, -h], [w - tip, -h], [w, 0], [w - tip, h], [-w + tip, h], [-w, 0]);
    case "condition":
      return `M${-w + h},${-h}H${w - h}A${h},${h},0,0,1,${w - h},${h}H${-w + h}A${h},${h},0,0,1,${-w + h},${-h}Z`;
    default:
      return closed([-w, -h], [w, -h], [w, h], [-w, h]);
  }
}

/** Words in lines of at most so many letters, and at most so many lines; a line that is cut off ends in "…". */
export function wrapWords(text: string, letters: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.slice(0, most);
  return kept.map((line, i) => {
    const last = i === most - 1 && lines.length > most;
    return line.length > letters || last ? `${line.slice(0, Math.max(1, letters - 1))}…` : line;
  });
}
