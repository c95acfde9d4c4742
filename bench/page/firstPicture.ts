import { extent, hierarchy, select, tree } from "d3";
import { LevelPainter } from "../../src/drawing/wholeTree/paintLevels.ts";
import { ticTacToe } from "../../src/engine/index.ts";
import { coloursOf, marksByValue } from "../../src/figures/wholeTree/palettes.ts";
import { eachPixel, rowsOf } from "../../src/figures/wholeTree/rows.ts";
import { inBands } from "../../src/kit/canvas/inBands.ts";
import { allSeen, growWholeTree, WholeTree } from "../../src/trace/index.ts";

/** Runs in a page: what a whole tree costs until it is seen, here and with d3 and an element a node. */

/** In pixels of the device, of which two are one of the page: as the page shows it in a window 1,400 pixels wide. */
const [width, height] = [2 * 776, 2 * 420];
const plies = 10;
const palette = Uint32Array.from(coloursOf("value", false), (_, shade) => 0xff000000 + 0x100804 * shade);

/** Until the frame that shows it has been handed over. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(undefined);
    });
  });

function emptyPage(): HTMLElement {
  document.body.replaceChildren();
  return document.body;
}

/**
 * Milliseconds to search, record, lay out and paint all of tic-tac-toe's 549,946 nodes on a canvas, in the layout that the page
 * shows first: each node as wide as the leaves below it.
 */
export async function wholeOnCanvas(): Promise<number> {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  canvas.style.width = `${width / 2}px`;
  emptyPage().append(canvas);
  await painted();
  const begun = performance.now();
  const whole = growWholeTree(ticTacToe, ticTacToe.start);
  // As the page colours it: a function called by Uint8Array.from would take as long as half of the search.
  const shades = marksByValue(new WholeTree(whole));
  const image = new ImageData(width, plies);
  const pixels = new Uint32Array(image.data.buffer);
  const { firstLeaf, ends } = whole;
  const view = { from: 0, to: firstLeaf[whole.plies.length], rows: eachPixel(plies), gap: 1, fades: true };
  const places = { begins: firstLeaf, ends };
  new LevelPainter().paint(
    { pixels, width, height: plies },
    whole,
    places,
    view,
    { shades, palette },
    allSeen,
  );
  inBands(rowsOf(plies, height / 2, 2)).draw(canvas.getContext("2d")!, image);
  await painted();
  return performance.now() - begun;
}

/** A node as d3 reads it. */
interface Branch {
  readonly value: number;
  readonly children: Branch[];
}

/** The nodes of tic-tac-toe in preorder, as far as there are `size`, each below its parent. */
function branchesOf(size: number): Branch {
  const { plies, values } = growWholeTree(ticTacToe, ticTacToe.start);
  const open: Branch[] = [];
  for (let node = 0; node < Math.min(size, plies.length); node++) {
    const branch = { value: values[node], children: [] };
    open[plies[node]] = branch;
    if (node > 0) open[plies[node] - 1].children.push(branch);
  }
  return open[0];
}

/** Milliseconds for d3's layout and a circle a node, of this many nodes that are there already. */
export async function circlesByD3(size: number): Promise<number> {
  const branches = branchesOf(size);
  const svg = select(emptyPage())
    .append("svg")
    .attr("width", width / 2)
    .attr("height", height / 2);
  await painted();
  const begun = performance.now();
  const root = hierarchy(branches, (branch) => branch.children);
  const nodes = tree<Branch>().nodeSize([1, 1])(root).descendants();
  const [from = 0, to = 0] = extent(nodes, (node) => node.x);
  svg
    .selectAll("circle")
    .data(nodes)
    .join("circle")
    .attr("cx", (node) => ((node.x - from) / (to + 1 - from)) * (width / 2))
    .attr("cy", (node) => (node.y + 0.5) * (height / 2 / plies))
    .attr("r", 2)
    .attr("fill", (node) => ["#0072b2", "#b2b2b2", "#d55e00"][node.data.value + 1]);
  await painted();
  return performance.now() - begun;
}
