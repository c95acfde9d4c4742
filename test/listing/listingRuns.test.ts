import { posix } from "node:path";
import fc from "fast-check";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { type Game, type Search, treeGame } from "../../src/engine/index.ts";
import { cutListing } from "../../src/listing/cutListing.ts";
import { lineText } from "../../src/listing/lines/listing.ts";
import { anyTree } from "./anyTree.ts";
import { searchNamed } from "./searchNamed.ts";
import { searchSources } from "./searchSources.ts";

const modules = import.meta.glob(["../../src/engine/**/*.ts", "../../src/mistakes/{claimOf,searches/*}.ts"], {
  eager: true,
});

/** The search with the listing, word for word as it is shown, in the place of the functions it was cut from. */
function asListed(source: string, name: string): Search {
  const shown = cutListing(source, name).lines.map(lineText).join("\n");
  const runnable = shown.replaceAll("−", "-").replaceAll("∞", "Infinity");
  const file = ts.createSourceFile(`${name}.ts`, source, ts.ScriptTarget.ESNext, true);
  const search = file.statements.filter(ts.isFunctionDeclaration).find((one) => one.name?.text === name)!;
  const inner = search.body!.statements.filter(ts.isFunctionDeclaration);
  const cut = inner.length > 0 ? inner : [search];
  const ends = [0, ...cut.map(({ end }) => end)];
  const starts = [...cut.map((one) => one.getStart()), source.length];
  const [before, ...rest] = ends.map((end, index) => source.slice(end, starts[index]));
  const text = before + runnable + rest.join("");
  const module = ts.ModuleKind.CommonJS;
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module, target: ts.ScriptTarget.ESNext },
  });
  const required = (path: string) => modules[posix.join("../../src/engine/searches", path)];
  const exported: Record<string, Search> = {};
  new Function("exports", "require", outputText)(exported, required);
  return exported[name];
}

/** The game, keeping a list of the positions whose outcome it was asked for: those that a search visits. */
function logged<Position, Move>(game: Game<Position, Move>): [Game<Position, Move>, string[]] {
  const visited: string[] = [];
  const outcome = (position: Position) => {
    visited.push(game.write(position));
    return game.outcome(position);
  };
  return [{ ...game, outcome }, visited];
}

describe.each(Object.keys(searchSources))("the listing of %s, run as it is shown,", (name) => {
  const listed = asListed(searchSources[name], name);
  const original = searchNamed(name);

  test("is not what it is compared with", () => {
    expect(listed).not.toBe(original);
    expect(listed.toString()).not.toMatch(/observer\??\.(leave|improve|cutoff)/);
  });

  test("finds the same value by the same visits in the same order", () => {
    const window = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 9 }));
    const options = fc.record(
      { depth: fc.nat(5), window: window.map(([alpha, size]) => [alpha, alpha + size] as const) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyTree, options, (tree, asked) => {
        const [[gameOne, one], [gameTwo, two]] = [logged(treeGame(tree)), logged(treeGame(tree))];
        const value = original(gameOne, gameOne.start, asked).value;
        expect(listed(gameTwo, gameTwo.start, asked).value).toBe(value);
        expect(two).toEqual(one);
      }),
    );
  });
});
