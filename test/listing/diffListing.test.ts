import fc from "fast-check";
import { expect, test } from "vitest";
import { cutListing } from "../../src/listing/cutListing.ts";
import { type DiffRow, diffListing } from "../../src/listing/diffListing.ts";
import type { Listing } from "../../src/listing/lines/listing.ts";
import { lineText } from "../../src/listing/lines/listing.ts";
import { searchSources } from "./searchSources.ts";

const cut = (name: string): Listing => cutListing(searchSources[name], name);

/** A listing of one-word lines. */
const listingOf = (words: readonly string[]): Listing => ({
  name: "words",
  title: "Words",
  lines: words.map((text) => ({ indent: 0, tokens: [{ text, kind: "name" }] })),
  places: [],
});

/** A diff as text, what makes the difference inside a line in braces. */
const written = (row: DiffRow): string => {
  const sign = { same: " ", added: "+", removed: "-" }[row.kind];
  const marks = row.kind === "same" ? [] : row.marks;
  const words = row.line.tokens.map(({ text }, index) => (marks.includes(index) ? `{${text}}` : text));
  return (sign + " ".repeat(row.line.indent) + words.join("")).replaceAll("}{", "");
};

const changesOf = (before: string, after: string): string[] =>
  diffListing(cut(before), cut(after))
    .filter(({ kind }) => kind !== "same")
    .map(written);

test("Alpha-beta is minimax with a window and a cutoff", () => {
  expect(changesOf("minimax", "alphaBeta").join("\n")).toMatchInlineSnapshot(`
    "-function visit(position, depth) {
    +function visit(position, depth{, α, β}) {
    +      if (α >= β) break
    -      const value = visit(child, depth − 1)
    +      const value = visit(child, depth − 1{, α, β})
    +      if (best > α) α = best
    +      if (α >= β) break
    -      const value = visit(child, depth − 1)
    +      const value = visit(child, depth − 1{, α, β})
    +      if (best < β) β = best"
  `);
});

test("The way from minimax to alpha-beta is short", () => {
  const rows = diffListing(cut("minimax"), cut("alphaBeta"));
  const counted = (kind: DiffRow["kind"]): number => rows.filter((row) => row.kind === kind).length;
  // The signature and the two calls change; a cutoff and a narrower window come with each side.
  expect([counted("removed"), counted("added")]).toEqual([3, 7]);
  expect(counted("same")).toBe(cut("minimax").lines.length - 3);
});

test("Shallow alpha-beta hands one bound on in place of two", () => {
  expect(changesOf("alphaBeta", "shallowAlphaBeta").map((row) => row.replace(/ .*depth/, "depth"))).toEqual([
    "-depth − 1, α, {β})",
    "+depth − 1, α, {∞})",
    "-depth − 1, {α}, β)",
    "+depth − 1, {−∞}, β)",
  ]);
});

test("Negamax is minimax with one case in place of two", () => {
  const rows = diffListing(cut("minimax"), cut("negamax"));
  expect(cut("negamax").lines.length).toBeLessThan(cut("minimax").lines.length);
  expect(
    rows
      .filter(({ kind }) => kind !== "same")
      .map(written)
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "+  const sign = game.turn(position) === "max" ? 1
    +                                             : −1
    -  if (outcome !== undefined) return outcome
    -  if (depth === 0) {return game.evaluate(position)}
    -  let best
    -  if (game.turn(position) === "max") {
    -    best = −∞
    -    for (const move of game.moves(position)) {
    -      const child = game.play(position, move)
    -      const value = visit(child, depth − 1)
    -      if (value > best) best = value
    -    }
    -  } else {
    -    best = ∞
    -    for (const move of game.moves(position)) {
    -      const child = game.play(position, move)
    -      const value = visit(child, depth − 1)
    -      if (value < best) best = value
    -    }
    +  if (outcome !== undefined) return {sign * }outcome
    +  if (depth === 0) {{}
    +    return sign * game.evaluate(position)
    +  let best = −∞
    +  for (const move of game.moves(position)) {
    +    const child = game.play(position, move)
    +    const value = −visit(child, depth − 1)
    +    if (value > best) best = value
    +  }"
  `);
});

test("Negamax takes a window as minimax does", () => {
  expect(changesOf("negamax", "negamaxAlphaBeta").join("\n")).toMatchInlineSnapshot(`
    "-function visit(position, depth) {
    +function visit(position, depth{, α, β}) {
    +    if (α >= β) break
    -    const value = −visit(child, depth − 1)
    +    const value = −visit(child, depth − 1{, −β, −α})
    +    if (best > α) α = best"
  `);
});

test("NegaScout is a test and a second search", () => {
  expect(changesOf("negamaxAlphaBeta", "negaScout").join("\n")).toMatchInlineSnapshot(`
    "+  let end = β
    -    {const} value = −visit(child, depth − 1, −{β}, −α)
    +    {let} value = −visit(child, depth − 1, −{end}, −α)
    +    // Lost, and no leaf: that has its value
    +    // already.
    +    if (end <= value && value < β && depth > 1
    +        && game.outcome(child) === undefined) {
    +      value = −visit(child, depth − 1, −β, −value)
    +    }
    +    end = Math.min(oneAbove(α), β)"
  `);
});

test("Both listings can be read off a diff, with the numbers of their lines", () => {
  const words = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 9 });
  fc.assert(
    fc.property(words, words, (before, after) => {
      const rows = diffListing(listingOf(before), listingOf(after));
      const old = rows.flatMap((row) => (row.kind === "added" ? [] : [[row.before, lineText(row.line)]]));
      const now = rows.flatMap((row) => (row.kind === "removed" ? [] : [[row.after, lineText(row.line)]]));
      expect(old).toEqual(before.map((word, index) => [index, word]));
      expect(now).toEqual(after.map((word, index) => [index, word]));
    }),
  );
});

test("No shorter diff exists", () => {
  const words = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 6 });
  // All that can remain when some words are struck out.
  const subsequences = ([first, ...rest]: readonly string[]): string[] =>
    first === undefined ? [""] : subsequences(rest).flatMap((one) => [one, first + one]);
  fc.assert(
    fc.property(words, words, (before, after) => {
      const possible = new Set(subsequences(after));
      const common = subsequences(before).filter((one) => possible.has(one));
      const most = Math.max(...common.map((one) => one.length));
      const rows = diffListing(listingOf(before), listingOf(after));
      expect(rows.filter(({ kind }) => kind === "same").length).toBe(most);
    }),
  );
});

test("A listing does not differ from itself", () => {
  expect(diffListing(cut("alphaBeta"), cut("alphaBeta")).every(({ kind }) => kind === "same")).toBe(true);
});

test("Lines with little in common are not compared word by word", () => {
  expect(diffListing(listingOf(["a"]), listingOf(["b"])).map(written)).toEqual(["-a", "+b"]);
});
