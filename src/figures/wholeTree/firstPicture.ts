import { LevelRuns } from "../../drawing/wholeTree/levelRuns.ts";
import type { Part } from "../../kit/canvas/part.ts";
import { type Colouring, markNodes, type Read } from "./askedTree.ts";
import { type Layout, LeafLayout } from "./layout.ts";
import { coloursOf, marksByTurn, marksByValue, marksByVisit } from "./palettes.ts";
import { branchRows, rowsOf } from "./rows.ts";

/** So many columns are drawn, of whatever width: coarse, since every page carries them. */
const width = 200;
const height = 100;
const samples = 8;

/** Indexed by node: its colour, worked out at once. */
function marksAtOnce({ tree, reading, asked }: Read, colouring: Colouring): Uint8Array {
  if (colouring === "value") return marksByValue(tree);
  if (colouring === "visit") return marksByVisit(reading);
  if (colouring === "turn") return marksByTurn(tree);
  return markNodes(tree, asked, colouring).marks;
}

/** A coarse picture: a path for each colour and strength, in an SVG that takes any shape. */
export function firstPicture(
  read: Read,
  colouring: Colouring,
  view: Part,
  step: number,
  layout: Layout = new LeafLayout(read.tree),
): string {
  const { levels, columns } = read.tree;
  const { levelNodes, levelStarts } = columns;
  const rows =
    layout.name === "leaves" ? rowsOf(levels, height) : branchRows(levels, height, height / levels / 3);
  const shadeOf = shading(read, colouring, step);
  const paths = new Map<string, string>();
  const runs = new LevelRuns();
  for (const [level, [top, bottom]] of rows.entries()) {
    const slots = [levelStarts[level], levelStarts[level + 1]] as const;
    runs.find(levelNodes, slots, layout.places, { ...view, width });
    let [key, from, to] = ["", 0, 0];
    const put = () => {
      const drawn = `M${from} ${top}h${to - from}v${bottom - top}h${from - to}z`;
      if (key !== "") paths.set(key, (paths.get(key) ?? "") + drawn);
    };
    for (let run = 0; run < runs.count; run++) {
      const next = shadeOf(runs.firsts[run], runs.lasts[run]);
      const isSame = next === key && runs.columns[run] <= to;
      if (!isSame) {
        put();
        [key, from] = [next, runs.columns[run]];
      }
      to = runs.columnEnds[run];
    }
    put();
  }
  const css = coloursOf(colouring);
  const drawn = [...paths].map(([key, d]) => {
    const [index, strength] = key.split(" ").map(Number);
    const faint = strength < 3 ? ` opacity="${(strength / 3).toFixed(2)}"` : "";
    return `<path style="fill:${css[index]}"${faint} d="${d}"/>`;
  });
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">${drawn.join("")}</svg>`;
}

/** Colour and strength of the nodes in some slots, in few steps, so that neighbours are alike; "" where none was read. */
function shading(read: Read, colouring: Colouring, step: number): (first: number, last: number) => string {
  const { levelNodes } = read.tree.columns;
  const marks = marksAtOnce(read, colouring);
  const seen = read.reading.seen(step);
  const isOrdered = colouring === "value" || colouring === "visit";
  const most = coloursOf(colouring).length - 1;
  return (first, last) => {
    const reached = seen.first(first, last);
    if (reached < 0) return "";
    const taken = Math.min(samples, last - first);
    let [sum, count] = [0, 0];
    for (let i = 0; i < taken; i++) {
      const slot = first + Math.floor(((i + 0.5) * (last - first)) / taken);
      if (!seen.has(slot)) continue;
      sum += marks[levelNodes[slot]];
      count++;
    }
    const mean = isOrdered && count > 0 ? sum / count : marks[levelNodes[reached]];
    const coarse = isOrdered ? Math.min(most, Math.round(mean / 4) * 4) : mean;
    return `${coarse} ${Math.max(1, Math.ceil((3 * count) / taken))}`;
  };
}
