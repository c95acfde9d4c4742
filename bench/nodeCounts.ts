import { type CountedPositionName, countedPositions } from "../src/site/nodeCounts/countedPositions.ts";
import { type CountedSearchName, countedSearches, countNodes } from "../src/site/nodeCounts/countNodes.ts";

const positions = Object.keys(countedPositions) as CountedPositionName[];
const searches = Object.keys(countedSearches) as CountedSearchName[];

/** The nodes that every search enters on every counted position, as text in columns: what the chapters print. */
export function nodeCounts(): string {
  const headings = ["", ...positions.map((position) => countedPositions[position].title)];
  const rows = searches.map((search) => [
    countedSearches[search].title,
    ...positions.map((position) => countNodes(position, search).nodes.toLocaleString("en")),
  ]);
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column].length)),
  );
  const lines = [headings, widths.map((width) => "─".repeat(width)), ...rows].map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join("  ")
      .trimEnd(),
  );
  const legend = Object.values(countedPositions).map(({ title, explain }) => `${title}: ${explain}`);
  return [...lines, "", ...legend].join("\n");
}
