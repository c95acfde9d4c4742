import { type CountedPositionName, countedPositions } from "../src/site/nodeCounts/countedPositions.ts";
import { type CountedSearchName, countedSearches, countNodes } from "../src/site/nodeCounts/countNodes.ts";
import { columns } from "./columns.ts";

const positions = Object.keys(countedPositions) as CountedPositionName[];
const searches = Object.keys(countedSearches) as CountedSearchName[];

/** The nodes that every search enters on every counted position, as text in columns: what the chapters print. */
export function nodeCounts(): string {
  const headings = ["", ...positions.map((position) => countedPositions[position].title)];
  const rows = searches.map((search) => [
    countedSearches[search].title,
    ...positions.map((position) => countNodes(position, search).nodes.toLocaleString("en")),
  ]);
  const lines = columns([headings, ...rows], { texts: 1, ruled: true });
  const legend = Object.values(countedPositions).map(({ title, explain }) => `${title}: ${explain}`);
  return [...lines, "", ...legend].join("\n");
}
