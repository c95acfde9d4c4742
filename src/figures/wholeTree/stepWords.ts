import { formatCount, formatValue, sayValue } from "../../drawing/formatValue.ts";
import { countWords, plain, strong, type Words } from "../../kit/narration/words.ts";
import type { Looking } from "./looking.svelte.ts";
import { searchTitles } from "./words.ts";

export const percent = (part: number, all: number): string => {
  const share = (100 * part) / all;
  return share >= 10 || share === 0 ? String(Math.round(share)) : String(Number(share.toPrecision(2)));
};

const nodesRead = (count: number): string => countWords(count, "node");

/** Where the search stands, and how much it has read. */
export function sayStep(looking: Looking): Words[] {
  const { read, counts, step, length } = looking;
  if (read === undefined || counts === undefined) return [plain(looking.running ? underWay : waiting)];
  const title = searchTitles[read.asked.search];
  const all = formatCount(read.tree.size);
  if (step === 0) return [strong(title), plain(` has read nothing yet of the ${all} nodes.`)];
  const done = `${formatCount(counts.nodes)} of ${all} nodes`;
  if (step === length) {
    return [
      strong(title),
      plain(" is done. It has read "),
      strong(done),
      plain(
        `, ${percent(counts.nodes, read.tree.size)} %, and ${countWords(counts.leaves, "leaf", "leaves")}; ${leftUnread(counts.cut)} The root is worth `,
      ),
      strong((read.tree.columns.turns === undefined ? formatValue : sayValue)(read.tree.value(0))),
      plain("."),
    ];
  }
  const node = looking.path.at(-1)!;
  const at =
    node === 0
      ? looking.toldName(node, "the root")
      : `ply ${looking.path.length - 1}, ${looking.toldName(node)}`;
  return [
    strong(title),
    plain(" is at "),
    strong(at),
    plain(". It has read "),
    strong(done),
    plain(
      `, ${countWords(counts.leaves, "leaf", "leaves")} among them, and passed over ${nodesRead(counts.cut)} for good.`,
    ),
  ];
}

const leftUnread = (cut: number): string =>
  cut === 0 ? "no node stays unread." : `${nodesRead(cut)} ${cut === 1 ? "stays" : "stay"} unread.`;

/** Something as long as what most steps have to say. */
export const longestStep = (nodes: number): Words[] => {
  const all = formatCount(nodes);
  return [
    plain(
      `Alpha–beta, own order and a table is at ply 5, X bottom right. It has read ${all} of ${all} nodes, ${all} leaves among them, and passed over ${all} nodes for good.`,
    ),
  ];
};
export const underWay = "The tree is growing.";
export const waiting = "Touch the picture, and its tree grows here.";
