import { expect, it } from "vitest";
import { narrate } from "../../../src/kit/narration/stepWords.ts";
import { plainly } from "../../../src/kit/narration/words.ts";
import type { AlgorithmName } from "../../../src/kit/run/algorithms.ts";
import { runSetup } from "../../../src/kit/run/run.ts";

function sentences(algorithm: AlgorithmName, input: { tree: string } | { game: string; position: string }) {
  const run = runSetup({ ...input, algorithm });
  return Array.from({ length: run.trace.length + 1 }, (_, step) => plainly(narrate(run, step)));
}

it("A move that only draws level is said to take the best one's place, and what it is worth at the end", () => {
  const said = sentences("lastOfEquals", { tree: "[3,[3,1]]" });
  expect(said).toContain(
    "MAX now prefers move 2, which came back as 3: no more than the best move so far has.",
  );
  expect(said.at(-1)).toMatch(/worth 3, and that is true\. Its move is wrong: move 2 is worth 1\./);
});

it("A worse move is never said to beat a better one", () => {
  const said = sentences("colourFixed", { game: "ticTacToe", position: "XOXOOXX.." });
  expect(said).toContain(
    "MIN now prefers O bottom right, which came back as 0, to the −1 it had, which was better.",
  );
  expect(said.join(" ")).not.toContain("beats");
});

it("A node at which nothing was read says what it comes back with", () => {
  const said = sentences("drawGoesOn", { tree: "[0,1]" });
  expect(said).toContain("MIN has read nothing at move 1: it comes back as ∞, which is what it began with.");
});

it("A right move of a wrong search is not called wrong", () => {
  expect(sentences("lastOfEquals", { tree: "[3,[1,9]]" }).at(-1)).toMatch(/that is true\. 2 leaves read/);
});
