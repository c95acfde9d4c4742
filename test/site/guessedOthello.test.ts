import { expect, it } from "vitest";
import { guessedGames, guessedPair } from "../../src/site/guessedOthello.ts";

/** Openings that are played again: all would take minutes. */
const again: Readonly<Record<number, number>> = { 1: 20, 2: 5, 3: 2, 4: 1 };

it.each(guessedGames)("The games at $depth plies are those that were played", ({ depth, games }) => {
  expect(games).toMatch(/^[wdl]+$/);
  const played = Array.from({ length: again[depth] }, (_, pair) => guessedPair(depth, pair));
  expect(games.slice(0, 2 * played.length)).toBe(played.join(""));
});
