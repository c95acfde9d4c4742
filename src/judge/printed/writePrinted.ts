import { type Search, type Tree, treeGame } from "../../engine/index.ts";
import { Recorder, writeJsonLines } from "../../trace/index.ts";
import { hearSearch } from "./hearSearch.ts";
import type { PrintedForm } from "./printed.ts";

/** What a search of the notebook prints of a tree, as `readPrinted` reads it. */
export function writePrinted(form: PrintedForm, search: Search, tree: Tree): string {
  if (form === "trace") return traceOf(search, tree);
  const { items, value } = hearSearch(search, tree);
  const keys = items[form].map(({ key }) => key);
  const lines = {
    leaves: () => [keys.join(" ")],
    nodes: () => keys.map((key) => (key === "" ? "root" : key)),
    depths: () => keys.map((key, depth) => `${depth}: ${key}`),
  }[form]();
  return `${[...lines, `value=${value}`].join("\n")}\n`;
}

function traceOf(search: Search, tree: Tree): string {
  const game = treeGame(tree);
  const recorder = new Recorder<number>();
  search(game, game.start, {}, recorder);
  return writeJsonLines(recorder.recording("max"));
}
