import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as games from "../../src/engine/games/index.ts";
import { sourceFiles } from "./sourceFiles.ts";

/*
 * A game's name may stand in a value: as what a figure opens with, as what a card or a page shows. It decides nothing: it
 * is neither compared, nor looked for, nor a style, and no table has a line for each game but those of src/games.
 */
const names = `(?:${Object.keys(games).join("|")})`;
const quoted = `["'\`]${names}["'\`]`;
const decisions = [
  new RegExp(`[=!]==?\\s*${quoted}`, "g"),
  new RegExp(`${quoted}\\s*[=!]==?`, "g"),
  new RegExp(`case\\s+${quoted}`, "g"),
  new RegExp(`(?:includes|has|startsWith|indexOf)\\(\\s*${quoted}`, "g"),
  new RegExp(`^\\s*\\.${names}\\b[^;()]*\\{`, "gm"),
];
/** A property of a game's name, with a value of its own. */
const line = new RegExp(`(?<=[{,]\\s*)["']?(${names})["']?\\s*:(?!:)`, "g");

/** What a text decides by games' names. */
function decided(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*\/\/.*$/gm, "");
  const lines = [...new Set([...code.matchAll(line)].map(([, name]) => `${name}: …`))];
  return [...decisions.flatMap((decision) => code.match(decision) ?? []), ...(lines.length > 1 ? lines : [])];
}

const outside = sourceFiles("src").filter((file) => !/^src\/(engine|games)\//.test(file));
/** What stands beside the games' folders puts their faces into tables: whole ones, by shorthand. */
const beside = sourceFiles("src/games").filter((file) => !new RegExp(`^src/games/${names}/`).test(file));

it.each([
  'if (game === "gomoku") return 10;',
  'game !== "othello"',
  'case "checkers":',
  'games.includes("ticTacToe")',
  "{ ticTacToe: 210, connectFour: 270 }",
  "{\n  othello: 3,\n  gomoku: 1,\n}",
  "  .checkers {\n    color: red;\n  }",
])("%j decides by a game's name", (text) => {
  expect(decided(text)).not.toEqual([]);
});

it.each([
  'opening: { game: "connectFour", position: "44" }',
  'game: parsed(readGame, "ticTacToe"),',
  '<Board look="ticTacToe" game={ticTacToe} />',
  "{ ticTacToe, connectFour }",
  "  .play {\n  }",
])("%j does not", (text) => {
  expect(decided(text)).toEqual([]);
});

it("What figures know of a game stands in its folder of src/games: nothing else decides by a game's name", () => {
  expect(outside.length).toBeGreaterThan(500);
  expect(beside.length).toBeGreaterThan(10);
  const found = [...outside, ...beside].flatMap((file) =>
    decided(readFileSync(file, "utf8")).map((what) => `${file}: ${what}`),
  );
  expect(found).toEqual([]);
});
