import { expect, it } from "vitest";
import { contentId } from "../src/contentId.ts";

it.each([
  ["index.mdx", "index"],
  ["chapters/04-alpha-beta.mdx", "chapters/alpha-beta"],
  ["chapters/12-mcts.md", "chapters/mcts"],
  ["zh/chapters/04-alpha-beta.mdx", "zh/chapters/alpha-beta"],
  ["zh/index.mdx", "zh"],
  ["appendix/bug-lab.mdx", "appendix/bug-lab"],
  ["chapters/2048.mdx", "chapters/2048"],
])("The address of %s is %s", (path, id) => {
  expect(contentId(path)).toBe(id);
});
