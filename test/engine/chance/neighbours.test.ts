import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const source = (path: string) =>
  readFileSync(new URL(`../../../src/engine/${path}.ts`, import.meta.url), "utf8");

/** What a search does, line by line: from where its value is asked for to the end, without comments. */
const workOf = (path: string, name: string) =>
  source(path)
    .slice(source(path).indexOf("  function visit"))
    .replaceAll(/^ *\/\/.*\n/gm, "")
    .replaceAll(name, "search");

/** The same without the branch where chance draws. */
const withoutChance = (text: string) =>
  text
    .replace(/ else if \(game\.turn\(position\) === "min"\) \{/, " else {")
    .replace(/ else \{\n {6}best = 0;[\s\S]*?\n {4}\}\n {4}line = /, "\n    line = ");

it("expectimax is minimax with a branch where chance draws, and star1 is alphaBeta with one", () => {
  expect(withoutChance(workOf("chance/expectimax", "expectimax"))).toBe(
    workOf("searches/minimax", "minimax"),
  );
  expect(withoutChance(workOf("chance/star1", "star1"))).toBe(workOf("searches/alphaBeta", "alphaBeta"));
});
