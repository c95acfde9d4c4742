import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { chapterSearches } from "../../../src/tools/beTheSearch/chapterSearches.ts";
import { practices } from "../../../src/tools/beTheSearch/practices.ts";

const folder = new URL("../../../content/chapters/", import.meta.url);

it("Each chapter that marks a search as mastered lets its reader carry it out, there or by a link", () => {
  const files = readdirSync(folder);
  for (const [slug, names] of Object.entries(chapterSearches)) {
    const file = files.find((file) => file.endsWith(`-${slug}.mdx`));
    const source = readFileSync(new URL(String(file), folder), "utf8");
    for (const name of names) {
      expect(practices).toContain(name);
      expect(source, slug).toMatch(
        new RegExp(`be-the-search/\\?algorithm=${name}\\b|<BeTheSearch[^>]*algorithm="${name}"`),
      );
    }
  }
});
