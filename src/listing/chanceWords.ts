import type { chanceSearches } from "../engine/index.ts";

/** What a reader calls each search of games of chance, by its exported name. */
export const chanceTitles: Readonly<Record<keyof typeof chanceSearches, string>> = {
  expectimax: "Expectimax",
  star1: "Star1",
  star2: "Star2",
};
