import { type Line, type Listing, lineText } from "./lines/listing.ts";

/**
 * A line of the newer listing, of the older one, or of both. `before` and `after` are its numbers in them,
 * counted from 0. `marks` are the tokens that make the difference, where a removed line has become an added one.
 */
export type DiffRow =
  | { readonly kind: "same"; readonly line: Line; readonly before: number; readonly after: number }
  | {
      readonly kind: "removed";
      readonly line: Line;
      readonly before: number;
      readonly marks: readonly number[];
    }
  | {
      readonly kind: "added";
      readonly line: Line;
      readonly after: number;
      readonly marks: readonly number[];
    };

/** What changes from one listing to the next, from top to bottom; removed lines stand before the added ones. */
export function diffListing(before: Listing, after: Listing): DiffRow[] {
  const rows: DiffRow[] = [];
  let [old, now] = [0, 0];
  const pairs = commonSubsequence(before.lines.map(lineText), after.lines.map(lineText));
  for (const [oldSame, nowSame] of [...pairs, [before.lines.length, after.lines.length]]) {
    rows.push(...changedRows(before.lines.slice(old, oldSame), after.lines.slice(now, nowSame), old, now));
    if (oldSame < before.lines.length) {
      rows.push({ kind: "same", line: after.lines[nowSame], before: oldSame, after: nowSame });
    }
    [old, now] = [oldSame + 1, nowSame + 1];
  }
  return rows;
}

function changedRows(before: readonly Line[], after: readonly Line[], old: number, now: number): DiffRow[] {
  return [
    ...before.map((line, index): DiffRow => {
      return { kind: "removed", line, before: old + index, marks: marksOf(line, after[index]) };
    }),
    ...after.map((line, index): DiffRow => {
      return { kind: "added", line, after: now + index, marks: marksOf(line, before[index]) };
    }),
  ];
}

/** The tokens of a line that its counterpart lacks; none where the two have too little in common to compare. */
function marksOf(line: Line, counterpart: Line | undefined): number[] {
  if (counterpart === undefined) return [];
  const texts = [line, counterpart].map(({ tokens }) => tokens.map(({ text }) => text));
  const kept = new Set(commonSubsequence(texts[0], texts[1]).map(([index]) => index));
  if (kept.size * 2 < Math.max(texts[0].length, texts[1].length)) return [];
  return line.tokens.flatMap((_, index) => (kept.has(index) ? [] : [index]));
}

/**
 * The longest common subsequence of two short lists, as pairs of indices in order. Where several are as long,
 * the one that leaves out items of `before` first. Takes time and space in proportion to both lengths.
 * Source: R. Wagner and M. Fischer 1974, "The String-to-String Correction Problem".
 */
export function commonSubsequence(before: readonly string[], after: readonly string[]): [number, number][] {
  // longest[i][j]: how many items before[i…] and after[j…] have in common.
  const longest = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const same = before[i] === after[j];
      longest[i][j] = same ? longest[i + 1][j + 1] + 1 : Math.max(longest[i + 1][j], longest[i][j + 1]);
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) pairs.push([i++, j++]);
    else if (longest[i + 1][j] >= longest[i][j + 1]) i++;
    else j++;
  }
  return pairs;
}
