import type { Tree } from "../../engine/index.ts";
import { enterKey, type HeardCut, type HeardItem, type HeardSearch } from "./hearSearch.ts";
import type { Printed, PrintedItem } from "./printed.ts";
import { firstLeafBelow } from "./treeNodes.ts";

/** Where a printed search and the right one part. */
export type Parting =
  | {
      readonly kind: "item";
      /** How many items are the same. */
      readonly after: number;
      /** What was printed then; undefined where nothing more was. */
      readonly own: PrintedItem | undefined;
      /** What the right search does then; undefined where it is done. */
      readonly right: HeardItem | undefined;
      /** The cut by which the right search leaves out what was printed, where that is why. */
      readonly cut: HeardCut | undefined;
      /** The right search's step there. */
      readonly step: number;
    }
  /** All is the same but the value at the end. */
  | {
      readonly kind: "value";
      readonly own: number;
      readonly line: number;
      readonly right: number;
      readonly step: number;
    };

/** The first thing that is not as the right search has it; undefined where nothing is. */
export function partingOf(printed: Printed, right: HeardSearch, tree: Tree): Parting | undefined {
  const rights = right.items[printed.form];
  const after = sameUntil(printed.items, rights);
  if (after === printed.items.length && after === rights.length) return valueParting(printed, right);
  const own = printed.items[after];
  const cut = own && right.cuts.find((cut) => explains(cut, printed, after, tree));
  const item = rights[after];
  // Counts are whole at the end alone.
  const step = printed.form === "depths" ? right.steps : (cut?.step ?? item?.step ?? right.steps);
  return { kind: "item", after, own, right: item, cut, step };
}

/** Whether what was printed is all that a search would print. */
export function printsTheSame(printed: Printed, { items, value }: HeardSearch): boolean {
  const others = items[printed.form];
  return (
    printed.items.length === others.length &&
    sameUntil(printed.items, others) === others.length &&
    (printed.value === undefined || printed.value.value === value)
  );
}

function sameUntil(one: readonly { key: string }[], other: readonly { key: string }[]): number {
  const place = one.findIndex(({ key }, place) => key !== other[place]?.key);
  return place < 0 ? one.length : place;
}

function valueParting({ value }: Printed, right: HeardSearch): Parting | undefined {
  if (value === undefined || value.value === right.value) return undefined;
  return { kind: "value", own: value.value, line: value.line, right: right.value, step: right.steps };
}

/** Whether a cut stands where the two part, and what was printed is the first thing that it leaves out. */
function explains(
  { after, skipped }: HeardCut,
  { form, items }: Printed,
  place: number,
  tree: Tree,
): boolean {
  if (form === "depths" || after[form] !== place) return false;
  const { key } = items[place];
  if (form === "leaves") return key === String(firstLeafBelow(tree, skipped[0]));
  return skipped.some((path) => key === (form === "trace" ? enterKey(path) : path));
}
