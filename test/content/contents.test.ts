import { readdirSync, readFileSync } from "node:fs";
import { parseFrontmatter } from "@astrojs/markdown-remark";
import { expect, it } from "vitest";

const folder = new URL("../../content/chapters/", import.meta.url);

it("The contents page names every chapter once, in order and without a gap", () => {
  const numbers = readdirSync(folder)
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => Number(parseFrontmatter(readFileSync(new URL(file, folder), "utf8")).frontmatter.number));
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, i) => i + 1));
});
