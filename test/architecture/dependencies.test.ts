import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Import, importsOf } from "./importsOf.ts";
import { sourceFiles } from "./sourceFiles.ts";

/** Each layer knows itself and those before it. Listings are cut from the engine when the site is built. */
const layers = [
  "engine",
  "mistakes",
  "trace",
  "listing",
  "judge",
  "drawing",
  "games",
  "kit",
  "figures",
  "tools",
  "site",
  "pages",
];
const layerOf = (file: string) => layers.indexOf(file.match(/^src\/([^/]+)\//)?.[1] ?? "");
const isFile = (target: string) => target.startsWith("src/") || target.startsWith(".");

/** "file → target" for every import of these folders that breaks a rule. */
function breaches(folders: string[], rule: (found: Import, file: string) => boolean): string[] {
  return folders
    .flatMap((folder) => sourceFiles(`src/${folder}`))
    .flatMap((file) =>
      importsOf(file).flatMap((found) => (rule(found, file) ? [] : [`${file} → ${found.to}`])),
    );
}

it("There is an engine to look at", () => {
  expect(sourceFiles("src/engine")).toContain("src/engine/game.ts");
  expect(importsOf("src/engine/index.ts").map(({ to }) => to)).toContain("src/engine/game.ts");
});

it("Dependencies point one way: engine, mistakes, trace, listing, judge, drawing, games, kit, figures, tools, site and pages", () => {
  const downward = ({ to }: Import, file: string) => !to.startsWith("src/") || layerOf(to) <= layerOf(file);
  expect(breaches(layers, downward)).toEqual([]);
});

it("The design names the layers, each in its place", () => {
  expect(readFileSync("docs/DESIGN.md", "utf8")).toContain(layers.join(" ← "));
});

it("The engine imports nothing outside itself", () => {
  expect(breaches(["engine"], ({ to }) => to.startsWith("src/engine/"))).toEqual([]);
});

it("The trace imports nothing but itself and the engine", () => {
  expect(breaches(["trace"], ({ to }) => /^src\/(engine|trace)\//.test(to))).toEqual([]);
});

it("A game never imports a search", () => {
  const isSearch = /^src\/engine\/(searches|bestFirst|learning|sampling)\//;
  expect(breaches(["engine/games"], ({ to }) => !isSearch.test(to))).toEqual([]);
});

it("A search never imports a game", () => {
  const searching = ["engine/searches", "engine/bestFirst", "engine/learning", "engine/sampling"];
  expect(breaches(searching, ({ to }) => !to.startsWith("src/engine/games/"))).toEqual([]);
});

it("Algorithms know the engine by its own files, not by its index", () => {
  const algorithms = ["engine/games", "engine/searches", "engine/bestFirst"];
  expect(breaches(algorithms, ({ to }) => to !== "src/engine/index.ts")).toEqual([]);
});

it("Drawing knows no game: from the engine's index it takes types alone", () => {
  const knowsNoGame = ({ to, typeOnly }: Import) =>
    !to.startsWith("src/engine/games/") && (typeOnly || to !== "src/engine/index.ts");
  expect(breaches(["drawing"], knowsNoGame)).toEqual([]);
});

it("Drawing knows no component: d3 is the one package that it takes", () => {
  expect(breaches(["drawing"], ({ to }) => isFile(to) || /^d3(-|$)/.test(to))).toEqual([]);
});

it("A figure never imports another figure", () => {
  const figureOf = (file: string) => file.match(/^src\/figures\/([^/]+)\//)?.[1];
  // What stands beside their folders knows them all: the list of their kinds.
  const ownOrBelow = ({ to }: Import, file: string) =>
    figureOf(file) === undefined || [undefined, figureOf(file)].includes(figureOf(to));
  expect(breaches(["figures"], ownOrBelow)).toEqual([]);
});

/** A layer's folder with all below it; files that stand beside those folders are one room together. */
const roomOf = (file: string) => file.split("/").slice(0, -1).slice(0, 3).join("/");

// A layer's index hands on what lies in its rooms, and nothing of the layer knows it.
const roomFiles = layers
  .flatMap((layer) => sourceFiles(`src/${layer}`))
  .filter((file) => !/^src\/\w+\/index\.ts$/.test(file));

it("No two rooms import each other, not even by way of a third, nor for types alone", () => {
  const ways = new Map<string, Set<string>>();
  for (const file of roomFiles) {
    const room = roomOf(file);
    const known = ways.get(room) ?? ways.set(room, new Set()).get(room)!;
    for (const { to } of importsOf(file))
      if (to.startsWith("src/") && roomOf(to) !== room) known.add(roomOf(to));
  }
  expect(ways.size).toBeGreaterThan(50);
  expect(roundTrips(ways)).toEqual([]);
});

/** Every way that leads back to where it began, each once, as "a → b → a". */
function roundTrips(ways: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (room: string, path: readonly string[]): void => {
    if (path.includes(room)) found.push([...path.slice(path.indexOf(room)), room].join(" → "));
    if (done.has(room) || path.includes(room)) return;
    for (const next of ways.get(room) ?? []) visit(next, [...path, room]);
    done.add(room);
  };
  for (const room of ways.keys()) visit(room, []);
  return found;
}
