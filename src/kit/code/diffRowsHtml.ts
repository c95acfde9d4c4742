import type { DiffRow } from "../../listing/diffListing.ts";
import { codeLineHtml } from "./codeLineHtml.ts";

const signs = { same: " ", added: "+", removed: "−" } as const;

/** What changes from one listing to the next as items of an HTML list; the newer one's `running` lines have the class "run". */
export const diffRowsHtml = (rows: readonly DiffRow[], running: readonly number[] = []): string =>
  rows
    .map((row) =>
      codeLineHtml(row.line, {
        classes: [row.kind, row.kind !== "removed" && running.includes(row.after) && "run"],
        sign: signs[row.kind],
        marks: row.kind === "same" ? [] : row.marks,
      }),
    )
    .join("");
