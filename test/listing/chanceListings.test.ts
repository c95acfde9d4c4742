import { readFileSync } from "node:fs";
import { posix } from "node:path";
import fc from "fast-check";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import {
  type AnyGame,
  type ChanceSearch,
  type ChanceTree,
  chanceSearches,
  chanceTreeGame,
  parseChanceTree,
} from "../../src/engine/index.ts";
import { chanceListings } from "../../src/listing/chanceListings.ts";
import { chancePredecessors } from "../../src/listing/chancePredecessors.ts";
import { chanceRunning } from "../../src/listing/chanceRunning.ts";
import { diffListing } from "../../src/listing/diffListing.ts";
import { lineText } from "../../src/listing/lines/listing.ts";
import { runnableOfChance } from "../../src/listing/runnableChance.ts";
import { type RunningEvent, runningLines } from "../../src/listing/runningLines.ts";
import { arbitraryChanceTree, exactChanceTree } from "../engine/arbitraryChanceTree.ts";
import { arbitraryWindow } from "../engine/arbitraryWindow.ts";
import { toldOfChance } from "../trace/chance/toldOfChance.ts";
import { stepsOf } from "../trace/told.ts";

const names = ["expectimax", "star1", "star2"] as const;
const modules = import.meta.glob("../../src/engine/**/*.ts", { eager: true });
const textOf = (name: string) => chanceListings[name].lines.map(lineText).join("\n");

/** The search with the listing, word for word as it is shown, in the place of the functions it was cut from. */
function asListed(name: string): ChanceSearch {
  const source = readFileSync(new URL(`../../src/engine/chance/${name}.ts`, import.meta.url), "utf8");
  const file = ts.createSourceFile(`${name}.ts`, source, ts.ScriptTarget.ESNext, true);
  const search = file.statements.filter(ts.isFunctionDeclaration).find((one) => one.name?.text === name)!;
  const cut = search.body!.statements.filter(ts.isFunctionDeclaration);
  const ends = [0, ...cut.map(({ end }) => end)];
  const starts = [...cut.map((one) => one.getStart()), source.length];
  const [before, ...rest] = ends.map((end, index) => source.slice(end, starts[index]));
  const text = before + textOf(name).replaceAll("−", "-").replaceAll("∞", "Infinity") + rest.join("");
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ESNext },
  });
  const exported: Record<string, ChanceSearch> = {};
  const required = (path: string) => modules[posix.join("../../src/engine/chance", path)];
  new Function("exports", "require", outputText)(exported, required);
  return exported[name];
}

/** The game, keeping a list of the positions whose outcome it was asked for. */
function logged(tree: ChanceTree) {
  const game = chanceTreeGame(tree);
  const visited: string[] = [];
  const outcome: typeof game.outcome = (position) => {
    visited.push(game.write(position));
    return game.outcome(position);
  };
  return { game: { ...game, outcome } as AnyGame<typeof game.start, number>, start: game.start, visited };
}

describe.each(names)("the listing of %s", (name) => {
  const listing = chanceListings[name];
  const events = (tree: ChanceTree | string, options = {}): RunningEvent[] => {
    const { trace } = toldOfChance(name, tree, options);
    return stepsOf(trace)
      .slice(1)
      .map((step) => chanceRunning(trace, step));
  };
  const lit = (event: RunningEvent) =>
    runningLines(listing, event)
      .map((line) => textOf(name).split("\n")[line].trim())
      .join(" ");

  it("lights the statement that an event tells of", () => {
    const statement: Record<string, RegExp> = {
      enter: /(visit|look)\(/,
      improve:
        /^if \(value [<>] best\) best = value( if \(best [<>] (α|β)\) \2 = best)?$|^const value = visit\(/,
      cutoff: /^if \(α >= β\) break/,
      leave: /\breturn\b/,
    };
    fc.assert(
      fc.property(arbitraryChanceTree, fc.nat(5), (tree, depth) => {
        for (const event of events(tree, { depth })) expect(lit(event)).toMatch(statement[event.kind]);
      }),
      { numRuns: 60 },
    );
  });

  it("lights the branch of whoever's turn it is", () => {
    const starts = ['turn(position) === "max"', 'turn(position) === "min"', "} else {\n    best = 0"].map(
      (text) => textOf(name).slice(0, textOf(name).indexOf(text)).split("\n").length,
    );
    const branchOf = (line: number) =>
      (["max", "min", "chance"] as const)[starts.findLastIndex((start) => line + 1 >= start)];
    for (const event of events("[[3,{1/2: 4, 1/2: [5, 6]}],[2,{1/4: 0, 3/4: {1: 8}}]]")) {
      if (event.isRoot || event.kind === "leave" || event.probe === "within") continue;
      expect(branchOf(runningLines(listing, event)[0])).toBe(event.turn);
    }
  });

  it("has no statement that never lights up", () => {
    const trees = [
      "[4, {1/2: [1, 8], 1/2: [3, 9]}]",
      "[[4, {1/2: [9, 2], 1/2: [3, 1]}]]",
      "[[1, 5], [[9, 4], 2]]",
      "[[[1, 5], [9, 4]]]",
      "[4, {1/2: 1, 1/4: 2, 1/4: 9}]",
    ];
    const all = trees.flatMap((tree) => [...events(tree), ...events(tree, { depth: 2 })]);
    const lines = new Set(all.map((event) => runningLines(listing, event).join()));
    for (const {
      lines: [first, last],
    } of listing.places) {
      const wanted = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      expect([...lines].map((one) => one.split(",").slice(0, wanted.length).join())).toContain(wanted.join());
    }
  });

  it("finds the same value by the same visits, run as it is shown", () => {
    const listed = asListed(name);
    expect(listed.toString()).not.toMatch(/observer\??\.(leave|improve|cutoff)/);
    fc.assert(
      fc.property(arbitraryChanceTree, arbitraryWindow, fc.nat(6), (tree, window, depth) => {
        const [one, other] = [logged(tree), logged(tree)];
        const { value } = chanceSearches[name](one.game, one.start, { window, depth });
        expect(listed(other.game, other.start, { window, depth }).value).toBe(value);
        expect(other.visited).toEqual(one.visited);
      }),
      { numRuns: 100 },
    );
  });

  it("runs as a program that is copied, and finds the engine's value and move", () => {
    fc.assert(
      fc.property(exactChanceTree, (tree) => {
        if (typeof tree === "number") return;
        const game = chanceTreeGame(tree);
        const { value, line } = chanceSearches[name](game, game.start);
        const printed: Record<string, number> = {};
        const log = (what: string, value: number) => {
          printed[what.replace(":", "")] = value;
        };
        const program = runnableOfChance(listing, tree);
        expect(program).toMatch(/^[\n\x20-\x7e]*$/);
        new Function("console", program)({ log });
        expect(printed.value + 0).toBe(value);
        expect(printed.move).toBe(line.length > 0 ? line[0] + 1 : undefined);
      }),
      { numRuns: 60 },
    );
  });

  it("says nothing of observers, lines of play or types, and has a title", () => {
    expect(textOf(name)).not.toMatch(/observer|\b[lL]ine\b|bestLine|Move\b|: number|;|@param/);
    expect(listing.title).not.toBe(name);
  });

  it("keeps to what a panel scrolls by", () => {
    // One branch more than a search without chance has, star2 with two loops in it.
    expect(listing.lines.length).toBeLessThanOrEqual({ expectimax: 35, star1: 48, star2: 96 }[name]);
    for (const line of listing.lines) expect(lineText(line).length).toBeLessThanOrEqual(64);
  });

  it("differs from its predecessor by what it is", () => {
    const rows = diffListing(chanceListings[chancePredecessors[name]], listing);
    const changed = rows.filter(({ kind }) => kind !== "same").length;
    expect(changed).toBeGreaterThan(0);
    expect(rows.filter(({ kind }) => kind === "same").length).toBeGreaterThan(18);
    if (name === "expectimax") expect(rows.filter(({ kind }) => kind === "removed")).toHaveLength(1);
  });
});

it("A program says its tree in JavaScript", () => {
  const program = runnableOfChance(chanceListings.expectimax, parseChanceTree("[{1/6: 2, 5/6: [4, 3]}, 1]"));
  expect(program).toContain("game.start([{chances:[1/6,5/6],trees:[2,[4,3]]},1])");
});
