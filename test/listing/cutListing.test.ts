import { describe, expect, test } from "vitest";
import { cutListing } from "../../src/listing/cutListing.ts";
import type { Listing, Place } from "../../src/listing/lines/listing.ts";
import { lineText } from "../../src/listing/lines/listing.ts";
import { searchSources } from "./searchSources.ts";

const textOf = (listing: Listing): string => listing.lines.map(lineText).join("\n");

const keyOf = ({ lines, ...key }: Place): string => JSON.stringify(key);

describe.each(Object.entries(searchSources))("the listing of %s", (name, source) => {
  const listing = cutListing(source, name);

  test("has a place for every observer statement of the source, and no other", () => {
    const told = [...source.matchAll(/\bobserver\??\.(\w+)\(/g)].map(([, event]) => event);
    expect(told.length).toBeGreaterThan(0);
    expect(listing.places.map(({ event }) => event).sort()).toEqual(told.sort());
  });

  test("has no two places that one event could mean", () => {
    const keys = listing.places.map(keyOf);
    expect(new Set(keys).size).toBe(keys.length);
    // A place without a side serves both, so none with a side may stand beside it.
    const sideless = listing.places.filter(({ side }) => side === undefined).map(keyOf);
    const sided = listing.places
      .filter(({ side }) => side)
      .map((place) => keyOf({ ...place, side: undefined }));
    expect(sided.filter((key) => sideless.includes(key))).toEqual([]);
  });

  test("has every place on lines of its own", () => {
    for (const { lines } of listing.places) {
      const [first, last] = lines;
      expect(first).toBeLessThanOrEqual(last);
      expect(listing.lines[last]).toBeDefined();
    }
  });

  test("says nothing of observers, lines of play or types", () => {
    expect(textOf(listing)).not.toMatch(/observer|\b[lL]ine\b|bestLine|Move\b|: number|;/);
  });

  test("fits beside a tree", () => {
    expect(listing.lines.length).toBeLessThanOrEqual(35);
    for (const line of listing.lines) expect(lineText(line).length).toBeLessThanOrEqual(50);
  });

  test("closes every bracket that it opens", () => {
    const open: string[] = [];
    const closing: Record<string, string> = { ")": "(", "]": "[", "}": "{" };
    for (const { text } of listing.lines.flatMap(({ tokens }) => tokens)) {
      if (Object.values(closing).includes(text)) open.push(text);
      else if (text in closing) expect(open.pop()).toBe(closing[text]);
    }
    expect(open).toEqual([]);
  });

  test("has a title for readers", () => {
    expect(listing.title).not.toBe(name);
  });
});

test("Minimax reads like a textbook's", () => {
  expect(textOf(cutListing(searchSources.minimax, "minimax"))).toMatchInlineSnapshot(`
    "function visit(position, depth) {
      const outcome = game.outcome(position)
      if (outcome !== undefined) return outcome
      if (depth === 0) return game.evaluate(position)
      let best
      if (game.turn(position) === "max") {
        best = −∞
        for (const move of game.moves(position)) {
          const child = game.play(position, move)
          const value = visit(child, depth − 1)
          if (value > best) best = value
        }
      } else {
        best = ∞
        for (const move of game.moves(position)) {
          const child = game.play(position, move)
          const value = visit(child, depth − 1)
          if (value < best) best = value
        }
      }
      return best
    }"
  `);
});

test("Alpha-beta reads like a textbook's", () => {
  expect(textOf(cutListing(searchSources.alphaBeta, "alphaBeta"))).toMatchInlineSnapshot(`
    "function visit(position, depth, α, β) {
      const outcome = game.outcome(position)
      if (outcome !== undefined) return outcome
      if (depth === 0) return game.evaluate(position)
      let best
      if (game.turn(position) === "max") {
        best = −∞
        for (const move of game.moves(position)) {
          if (α >= β) break
          const child = game.play(position, move)
          const value = visit(child, depth − 1, α, β)
          if (value > best) best = value
          if (best > α) α = best
        }
      } else {
        best = ∞
        for (const move of game.moves(position)) {
          if (α >= β) break
          const child = game.play(position, move)
          const value = visit(child, depth − 1, α, β)
          if (value < best) best = value
          if (best < β) β = best
        }
      }
      return best
    }"
  `);
});

test("Negamax reads like a textbook's", () => {
  expect(textOf(cutListing(searchSources.negamax, "negamax"))).toMatchInlineSnapshot(`
    "function visit(position, depth) {
      const sign = game.turn(position) === "max" ? 1
                                                 : −1
      const outcome = game.outcome(position)
      if (outcome !== undefined) return sign * outcome
      if (depth === 0) {
        return sign * game.evaluate(position)
      }
      let best = −∞
      for (const move of game.moves(position)) {
        const child = game.play(position, move)
        const value = −visit(child, depth − 1)
        if (value > best) best = value
      }
      return best
    }"
  `);
});

test("NegaScout reads like a textbook's", () => {
  expect(textOf(cutListing(searchSources.negaScout, "negaScout"))).toMatchInlineSnapshot(`
    "function visit(position, depth, α, β) {
      const sign = game.turn(position) === "max" ? 1
                                                 : −1
      const outcome = game.outcome(position)
      if (outcome !== undefined) return sign * outcome
      if (depth === 0) {
        return sign * game.evaluate(position)
      }
      let best = −∞
      let end = β
      for (const move of game.moves(position)) {
        if (α >= β) break
        const child = game.play(position, move)
        let value = −visit(child, depth − 1, −end, −α)
        // Lost, and no leaf: that has its value
        // already.
        if (end <= value && value < β && depth > 1
            && game.outcome(child) === undefined) {
          value = −visit(child, depth − 1, −β, −value)
        }
        if (value > best) best = value
        if (best > α) α = best
        end = Math.min(oneAbove(α), β)
      }
      return best
    }"
  `);
});

test("MTD(f) reads like a textbook's", () => {
  expect(textOf(cutListing(searchSources.mtdf, "mtdf"))).toMatchInlineSnapshot(`
    "function closeIn(guess, lower, upper) {
      let β = guess
      let value = guess
      while (lower < upper) {
        const α = −oneAbove(−β)
        value = visit(position, depth, α, β)
        if (value > α) lower = value
        if (value < β) upper = value
        β = value === lower ? oneAbove(value) : value
      }
      return value
    }
    function visit(position, depth, α, β) {
      const sign = game.turn(position) === "max" ? 1
                                                 : −1
      const outcome = game.outcome(position)
      if (outcome !== undefined) return sign * outcome
      if (depth === 0) {
        return sign * game.evaluate(position)
      }
      const known = memory.at(game.key(position),
                              depth)
      const answer = known.answer(α, β)
      if (answer !== undefined) return answer
      let best = −∞
      for (const move of game.moves(position)) {
        if (best >= β) break
        const child = game.play(position, move)
        const value = −visit(child, depth − 1, −β, −α)
        if (value > best) best = value
      }
      if (best > α) known.lower = best
      if (best < β) known.upper = best
      return best
    }"
  `);
});

test("Alpha-beta's places are where its statements run", () => {
  const { lines, places } = cutListing(searchSources.alphaBeta, "alphaBeta");
  const shown = places.map((place) => {
    const text = lines.slice(place.lines[0], place.lines[1] + 1).map(lineText);
    return [place.event, place.from, place.side, place.root && "root", "|", ...text.map((one) => one.trim())]
      .filter((word) => word !== undefined)
      .join(" ");
  });
  expect(shown.join("\n")).toMatchInlineSnapshot(`
    "leave outcome | if (outcome !== undefined) return outcome
    leave evaluation | if (depth === 0) return game.evaluate(position)
    cutoff max | if (α >= β) break
    enter max | const value = visit(child, depth − 1, α, β)
    improve max | if (value > best) best = value
    cutoff min | if (α >= β) break
    enter min | const value = visit(child, depth − 1, α, β)
    improve min | if (value < best) best = value
    leave children | return best
    enter root | function visit(position, depth, α, β) {"
  `);
});

test("NegaScout's calls of itself are told apart, and a driver's belongs to the root", () => {
  const calls = (name: string) => {
    const { lines, places } = cutListing(searchSources[name], name);
    return places
      .filter(({ event }) => event === "enter" || event === "research")
      .map(({ event, again, root, lines: [line] }) => [event, again, root, lineText(lines[line]).trim()]);
  };
  expect(calls("negaScout")).toEqual([
    ["enter", undefined, undefined, "let value = −visit(child, depth − 1, −end, −α)"],
    ["research", undefined, undefined, "value = −visit(child, depth − 1, −β, −value)"],
    ["enter", true, undefined, "value = −visit(child, depth − 1, −β, −value)"],
    ["enter", undefined, true, "function visit(position, depth, α, β) {"],
  ]);
  expect(calls("mtdf")).toEqual([
    ["enter", undefined, true, "value = visit(position, depth, α, β)"],
    ["research", undefined, undefined, "β = value === lower ? oneAbove(value) : value"],
    ["enter", undefined, undefined, "const value = −visit(child, depth − 1, −β, −α)"],
  ]);
});

test("Words that belong to one side say so, for their colour", () => {
  const { lines } = cutListing(searchSources.alphaBeta, "alphaBeta");
  const sided = lines.flatMap(({ tokens }) => tokens).filter(({ side }) => side);
  expect(new Set(sided.map(({ text, side }) => `${text} ${side}`))).toEqual(
    new Set(["α max", "β min", '"max" max']),
  );
});

test("In negamax α and β are those of whoever is to move, and nobody's colour", () => {
  const { lines } = cutListing(searchSources.negamaxAlphaBeta, "negamaxAlphaBeta");
  expect(lines.flatMap(({ tokens }) => tokens).filter(({ side }) => side)).toEqual([]);
});

/** A search made up to hold what the real ones do not hold yet. */
const search = (body: string): string => `export function sample(game: Game, observer: Observer) {
  function visit(position: Position, depth: number): number {
    ${body}
  }
  observer.enter(undefined, 0, -Infinity, Infinity);
  return visit(game.start, 0);
}`;

const cutSample = (body: string): Listing => cutListing(search(body), "sample");

test("Comments stay with their statement, set in the listing's width", () => {
  const words =
    "because a window that is closed on both sides holds no value which either side would let happen";
  expect(
    textOf(
      cutSample(`// Gone with its statement.
    observer.leave(1, "table");
    // ${words}
    return 1;`),
    ),
  ).toBe(`function visit(position, depth) {
  // because a window that is closed on both sides
  // holds no value which either side would let
  // happen
  return 1
}`);
});

test("A condition too long for a line is broken before each operator, once", () => {
  const long = "aLongNameToBegin && aLongNameToGoOn && aLongNameToEndWith && another";
  expect(textOf(cutSample(`if (${long}) { x = 1; }`))).toBe(`function visit(position, depth) {
  if (aLongNameToBegin && aLongNameToGoOn
      && aLongNameToEndWith && another) {
    x = 1
  }
}`);
});

test("A line of play that the search reads itself is no bookkeeping, and stays", () => {
  const text = textOf(cutSample("let bestLine; bestLine = table.get(position); return bestLine.value;"));
  expect(text).toContain("let bestLine\n");
  expect(text).toContain("return bestLine.value");
});

test("A field called line is no line of play", () => {
  expect(textOf(cutSample("line = entry.line; return entry.line.length;"))).not.toContain("line = ");
});

test("A value named for the observer's sake is put back only where it stays the same", () => {
  const moved =
    "const value = game.evaluate(position); depth++; observer.leave(value, from); return 1 + value;";
  expect(textOf(cutSample(moved))).toContain("return 1 + game.evaluate(position)");
  const changed =
    "const value = game.evaluate(position); position = 2; observer.leave(value, from); return 1 + value;";
  expect(textOf(cutSample(changed))).toContain("return 1 + value");
  const repeated = "const moves = game.moves(position); observer.cutoff(moves); while (1) count(moves);";
  expect(textOf(cutSample(repeated))).toContain("const moves = game.moves(position)");
  const both =
    "const moves = game.moves(position); observer.cutoff(moves); return moves.length + moves.size;";
  expect(textOf(cutSample(both))).toContain("return moves.length + moves.size");
  const untold = "const moves = game.moves(position); return moves;";
  expect(textOf(cutSample(untold))).toContain("return moves\n");
});

test("A search of a child keeps the line that runs meanwhile", () => {
  const body = "const value = visit(position, depth); observer.leave(value, from); return value;";
  expect(textOf(cutSample(body))).toContain("const value = visit(position, depth)\n  return value");
});

test("An event between two calls of a search belongs to the one that follows", () => {
  const body = `observer.enter(move, 0, 0, 1);
    const child = game.play(position, move);
    const value = visit(child, depth);
    return value;`;
  const { lines, places } = cutSample(body);
  expect(lineText(lines[places[0].lines[0]])).toBe("  const value = visit(child, depth)");
});

test("A probe's place names what was found, and lights what it is told of", () => {
  const body = `const entry = table.get(key);
    if (entry === undefined) {
      observer.probe(key, "absent");
    } else if (entry.depth < depth) {
      observer.probe(key, "shallow");
    } else {
      observer.probe(key, "hit", entry.value, entry.bound);
      observer.leave(entry.value, "table");
      return entry.value;
    }
    table.set(key, depth);
    observer.store(key, 1, "exact", depth);
    return 1;`;
  const { lines, places } = cutSample(body);
  const shown = places.map(({ event, result, lines: [line] }) => [
    event,
    result,
    lineText(lines[line]).trim(),
  ]);
  expect(shown).toEqual([
    ["probe", "absent", "if (entry === undefined) {"],
    ["probe", "shallow", "} else if (entry.depth < depth) {"],
    ["probe", "hit", "return entry.value"],
    ["leave", undefined, "return entry.value"],
    ["store", undefined, "table.set(key, depth)"],
    ["enter", undefined, "function visit(position, depth) {"],
  ]);
});

test("The side is found behind names, the other way round and negated", () => {
  const sides = (condition: string): unknown[] =>
    cutSample(`const side = game.turn(position); const isMax = side === "max";
      if (${condition}) { observer.improve(1, 1); best = 1; } else { observer.improve(0, 0); best = 0; }`)
      .places.map(({ side }) => side)
      .slice(0, 2);
  expect(sides("isMax")).toEqual(["max", "min"]);
  expect(sides('"min" === side')).toEqual(["min", "max"]);
  expect(sides('game.turn(position) !== "max"')).toEqual(["min", "max"]);
  expect(sides("depth > 0")).toEqual([undefined, undefined]);
});

test("What has no layout yet, or is not there, is refused by name", () => {
  expect(() => cutSample("try { return 1; } finally { stop(); }")).toThrow(
    "sample.ts: a listing has no layout yet for a statement of the kind TryStatement",
  );
  expect(() => cutListing("export const minimax = 1;", "minimax")).toThrow(
    "minimax.ts exports no function called minimax",
  );
});
