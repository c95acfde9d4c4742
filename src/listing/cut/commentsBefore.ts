import ts from "typescript";
import type { Token } from "../lines/listing.ts";

/** The comment on the lines above a statement, set again in lines of at most `width` columns. */
export function commentsBefore(statement: ts.Statement, file: ts.SourceFile, width: number): Token[][] {
  const ranges = ts.getLeadingCommentRanges(file.text, statement.getFullStart()) ?? [];
  const words = ranges
    .filter(({ kind }) => kind === ts.SyntaxKind.SingleLineCommentTrivia)
    .flatMap(({ pos, end }) => file.text.slice(pos + 2, end).split(/\s+/))
    .filter((word) => word !== "");
  const rows: string[] = [];
  for (const word of words) {
    const longer = `${rows.at(-1)} ${word}`;
    if (rows.length > 0 && longer.length <= width) rows[rows.length - 1] = longer;
    else rows.push(`// ${word}`);
  }
  return rows.map((text) => [{ text, kind: "comment" }]);
}
