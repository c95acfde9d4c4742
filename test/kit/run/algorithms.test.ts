import { expect, it } from "vitest";
import {
  type Algorithm,
  algorithms,
  isMistake,
  isOfChance,
  isOffered,
} from "../../../src/kit/run/algorithms.ts";
import { chanceListings } from "../../../src/listing/chanceListings.ts";
import { chancePredecessors } from "../../../src/listing/chancePredecessors.ts";
import { chanceTitles } from "../../../src/listing/chanceWords.ts";
import { everyListing } from "../../../src/listing/everyListing.ts";
import { titles } from "../../../src/listing/words.ts";
import { type MistakeName, mistakes } from "../../../src/mistakes/index.ts";

const wrong = Object.keys(mistakes) as MistakeName[];

it.each(wrong)("%s has the traits of the search that it spoils, but for what its file says", (name) => {
  const { spoils, traits, kind } = mistakes[name];
  const right = (algorithms as Readonly<Record<string, Algorithm>>)[spoils];
  expect(right, `figures run no ${spoils}`).toBeDefined();
  expect({ ...algorithms[name], search: undefined }).toEqual({
    ...right,
    ...traits,
    title: titles[name],
    predecessor: spoils,
    search: undefined,
  });
  expect(isOffered(name)).toBe(false);
  expect(isMistake(name)).toBe(kind === "wrongAnswer");
});

it("Every algorithm has its title", () => {
  for (const [name, { title }] of Object.entries(algorithms))
    expect(title).toBe({ ...titles, ...chanceTitles }[name as keyof typeof titles]);
});

it("Every algorithm but minimax, and a reader's own, is read against another that has a listing", () => {
  for (const [name, { predecessor }] of Object.entries(algorithms)) {
    if (["minimax", "yourSearch", "yourPruningSearch"].includes(name)) expect(predecessor).toBeUndefined();
    else if (isOfChance(name))
      expect(Object.keys(chanceListings)).toContain(
        chancePredecessors[name as keyof typeof chancePredecessors],
      );
    else expect(Object.keys(everyListing).filter((other) => other !== name)).toContain(predecessor);
  }
});
