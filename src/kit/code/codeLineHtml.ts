import type { Line } from "../../listing/lines/listing.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]);

interface LineLook {
  readonly classes: readonly (string | false)[];
  /** What stands in front of it. */
  readonly sign?: string;
  /** The tokens to underline, by their numbers. */
  readonly marks?: readonly number[];
}

/** A line of a listing as an item of an HTML list, its tokens told apart by classes. */
export function codeLineHtml(line: Line, { classes, sign, marks = [] }: LineLook): string {
  const tokens = line.tokens.map(({ text, kind, side }, i) => {
    if (kind === "space") return text;
    const classes = [kind, side, marks.includes(i) ? "mark" : undefined].filter(Boolean).join(" ");
    return `<span class="${classes}">${escaped(text)}</span>`;
  });
  const before = sign === undefined ? "" : `<i>${sign}</i>`;
  return `<li class="${classes.filter(Boolean).join(" ")}">${before}${" ".repeat(line.indent)}${tokens.join("")}</li>`;
}
