import { diffListing } from "../../listing/diffListing.ts";
import { everyListing } from "../../listing/everyListing.ts";
import type { Line } from "../../listing/listing.ts";
import { predecessors } from "../../listing/predecessors.ts";
import { type RunningEvent, runningLines } from "../../listing/runningLines.ts";
import type { AlgorithmName } from "../algorithms.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character]);

/** The code of a search as items of an HTML list; the lines that run when `event` is told have the class "run". */
export function codeHtml(algorithm: AlgorithmName, event: RunningEvent | undefined): string {
  const listing = everyListing[algorithm];
  const running = event ? runningLines(listing, event) : [];
  return listing.lines
    .map((line, number) => item(lineHtml(line), running.includes(number) && "run"))
    .join("");
}

/** What changed in it since its predecessor, likewise; nothing for the first of them. */
export function diffHtml(algorithm: AlgorithmName, event: RunningEvent | undefined): string {
  const before = everyListing[predecessors[algorithm] ?? ""];
  if (!before) return "";
  const signs = { same: " ", added: "+", removed: "−" } as const;
  const running = event ? runningLines(everyListing[algorithm], event) : [];
  return diffListing(before, everyListing[algorithm])
    .map((row) => {
      const runs = row.kind !== "removed" && running.includes(row.after);
      const marks = row.kind === "same" ? [] : row.marks;
      return item(`<i>${signs[row.kind]}</i>${lineHtml(row.line, marks)}`, row.kind, runs && "run");
    })
    .join("");
}

const item = (html: string, ...classes: (string | false)[]) =>
  `<li class="${classes.filter(Boolean).join(" ")}">${html}</li>`;

function lineHtml(line: Line, marks: readonly number[] = []): string {
  const tokens = line.tokens.map(({ text, kind, side }, i) => {
    if (kind === "space") return text;
    const classes = [kind, side, marks.includes(i) ? "mark" : undefined].filter(Boolean).join(" ");
    return `<span class="${classes}">${escaped(text)}</span>`;
  });
  return " ".repeat(line.indent) + tokens.join("");
}
