import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { copiedInMistakes } from "../../scripts/house/copiedLines.ts";
import { sourceFiles } from "./sourceFiles.ts";

it("A mistake says what it changes, and copies nothing of the search that it spoils", () => {
  const sources = sourceFiles("src").map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const mistakes = copiedInMistakes(sources);
  expect(mistakes.length).toBeGreaterThan(50);
  expect(mistakes.filter(({ copied }) => copied > 0)).toEqual([]);
});
