import { tidyPlaces } from "../../drawing/wholeTree/tidyPlaces.ts";
import type { Words } from "../../kit/narration/words.ts";
import { type Read, readAtOnce } from "./askedTree.ts";
import { firstPicture } from "./firstPicture.ts";
import { BranchLayout, LeafLayout } from "./layout.ts";
import { Looking } from "./looking.svelte.ts";
import { type PlyRow, plyRows } from "./plyRows.ts";
import { askedBy, stepOf, type WholeView } from "./wholeTree.ts";

/** What the server has found: what it says until the tree has grown in the browser. */
export interface Found {
  readonly step: number;
  readonly steps: number;
  readonly nodes: number;
  readonly rows: readonly PlyRow[];
  readonly said: readonly Words[];
}

/** Reads at once what a view asks for: on the server. The picture is HTML. */
export function findAtOnce(view: WholeView): { found: Found; picture: string } {
  const read: Read = readAtOnce(askedBy(view));
  const { tree, reading } = read;
  const step = stepOf(view.at, reading.steps);
  const looking = new Looking(view);
  looking.take(read);
  const { sentence } = looking;
  const found = { step, steps: reading.steps, nodes: tree.size, rows: plyRows(read, step), said: sentence };
  const layout =
    view.layout === "leaves" ? new LeafLayout(tree) : new BranchLayout(tree, tidyPlaces(tree.columns));
  const seen = { from: view.from * layout.width, to: view.to * layout.width };
  return { found, picture: firstPicture(read, view.colour, seen, step, layout) };
}
