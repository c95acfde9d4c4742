import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");

it("runs under plain Node, without a build", () => {
  const script = `
    import { alphaBeta, Counter, games, searches, ticTacToe } from "./src/engine/index.ts";
    const counter = new Counter();
    const { value } = alphaBeta(ticTacToe, ticTacToe.start, {}, counter);
    console.log(JSON.stringify([value, counter.nodes, games.ticTacToe.name, Object.keys(searches).sort()]));
  `;
  const node = resolve(root, "node_modules/.bin/node");
  const options = ["--input-type=module", "--disable-warning=ExperimentalWarning", "--eval", script];
  const printed = JSON.parse(execFileSync(node, options, { cwd: root, encoding: "utf8" }));
  expect(printed.slice(0, 3)).toEqual([0, 18_297, "Tic-tac-toe"]);
  expect(printed[3]).toEqual(
    expect.arrayContaining(["alphaBeta", "failHard", "minimax", "shallowAlphaBeta"]),
  );
});

it.each([
  "index.ts",
  "games/index.ts",
  "games/chance/index.ts",
  "searches/index.ts",
  "chance/index.ts",
  "bestFirst/index.ts",
])("%s is re-exports and nothing else", (file) => {
  const source = readFileSync(resolve(root, "src/engine", file), "utf8");
  const rest = source.replaceAll(/export (?:type )?(?:\*|\* as \w+|\{[^}]*\}) from "[^"]+";\s*/g, "");
  expect(rest).toBe("");
});
