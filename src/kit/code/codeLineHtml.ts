import type { DiffRow } from "../../listing/diffListing.ts";
import type { Line, Token } from "../../listing/lines/listing.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]);

interface LineLook {
  readonly classes: readonly (string | false)[];
  /** The tokens to underline, by their numbers. */
  readonly marks?: readonly number[];
}

/** How a token looks: in the colour of its side, quiet, or like a call; "" is as everything else, brackets among it. */
function lookOf({ kind, side }: Token): string {
  if (side) return side;
  if (kind === "keyword" || kind === "comment") return "quiet";
  return kind === "call" ? "call" : "";
}

/** A line of a listing as an item of an HTML list: tokens side by side that look alike share an element. */
export function codeLineHtml(line: Line, { classes, marks = [] }: LineLook): string {
  const runs: { look: string; text: string }[] = [];
  for (const [i, token] of line.tokens.entries()) {
    const last = runs.at(-1);
    const marked = marks.includes(i);
    // A blank looks like whatever stands before it, but no line is drawn under it.
    const look =
      token.kind === "space" && !last?.look.endsWith("mark")
        ? (last?.look ?? "")
        : [lookOf(token), marked ? "mark" : ""].filter(Boolean).join(" ");
    if (last?.look === look) last.text += token.text;
    else runs.push({ look, text: token.text });
  }
  const code = runs.map(({ look, text }) =>
    look === "" ? escaped(text) : `<span class="${look}">${escaped(text)}</span>`,
  );
  return `<li class="${classes.filter(Boolean).join(" ")}">${" ".repeat(line.indent)}${code.join("")}</li>`;
}

/** What changes from one listing to the next as items of an HTML list; the newer one's `running` lines have the class "run". */
export const diffRowsHtml = (rows: readonly DiffRow[], running: readonly number[] = []): string =>
  rows
    .map((row) =>
      codeLineHtml(row.line, {
        classes: [row.kind, row.kind !== "removed" && running.includes(row.after) && "run"],
        marks: row.kind === "same" ? [] : row.marks,
      }),
    )
    .join("");

/** Such a list with lines side by side that do not stand out in one item: as long as nothing runs, they need no more. */
export function joinLines(html: string): string {
  const joined: string[] = [];
  let isOpen = false;
  for (const [item, look, code] of html.matchAll(/<li class="([^"]*)">(.*?)<\/li>/gs)) {
    const isPlain = look === "" || look === "same";
    if (isPlain && isOpen) joined.push(`${joined.pop()!.slice(0, -"</li>".length)}\n${code}</li>`);
    else joined.push(item);
    isOpen = isPlain || look === "first";
  }
  return joined.join("");
}
