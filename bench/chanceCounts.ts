import { columns } from "./columns.ts";
import {
  type ChanceSearchName,
  type CountedChanceName,
  countChance,
  countedChance,
  countedSearches,
} from "./countedChance.ts";

const places = Object.keys(countedChance) as CountedChanceName[];
const searches = Object.keys(countedSearches) as ChanceSearchName[];

/** The nodes and the leaves that each search with chance nodes enters, as text in columns, with their share of expectimax's. */
export function chanceCounts(): string {
  const headings = ["", ...places.map((place) => countedChance[place].title)];
  const most = places.map((place) => countChance(place, "expectimax"));
  const rows = searches.flatMap((search) => {
    const counts = places.map((place) => countChance(place, search));
    return (["nodes", "leaves"] as const).map((what) => [
      `${search}, ${what}`,
      ...counts.map((count, place) => {
        const share = (count[what] / most[place][what]).toFixed(2);
        return `${count[what].toLocaleString("en")} (${share})`;
      }),
    ]);
  });
  const legend = Object.values(countedChance).map(({ title, explain }) => `${title}: ${explain}`);
  return [...columns([headings, ...rows], { texts: 1, ruled: true }), "", ...legend].join("\n");
}
