import { describe, expect, test } from "vitest";
import { codeLineHtml, joinLines } from "../../../src/kit/code/codeLineHtml.ts";
import { everyListing } from "../../../src/listing/everyListing.ts";
import type { Line, Token } from "../../../src/listing/lines/listing.ts";

const line = (...tokens: Token[]): Line => ({ indent: 2, tokens });
const blank: Token = { text: " ", kind: "space" };

describe("A line of code", () => {
  test("is told apart by its looks, and tokens that look alike share an element", () => {
    const html = codeLineHtml(
      line(
        { text: "if", kind: "keyword" },
        blank,
        { text: "(", kind: "punctuation" },
        { text: "best", kind: "name" },
        blank,
        { text: "<", kind: "operator" },
        blank,
        { text: "α", kind: "name", side: "max" },
        { text: ")", kind: "punctuation" },
      ),
      { classes: ["run", false] },
    );
    expect(html).toBe(
      '<li class="run">  <span class="quiet">if </span>(best &lt; <span class="max">α</span>)</li>',
    );
  });

  test("underlines what is marked, and no blank", () => {
    const html = codeLineHtml(line({ text: "a", kind: "name" }, blank, { text: "b", kind: "name" }), {
      classes: [],
      marks: [0, 2],
    });
    expect(html).toBe('<li class="">  <span class="mark">a</span> <span class="mark">b</span></li>');
  });

  test("shares an item with the one before it where neither stands out", () => {
    const items = (...looks: string[]) => looks.map((look, i) => `<li class="${look}">${i}</li>`).join("");
    expect(joinLines(items("", "", "run", "", "", "first", ""))).toBe(
      '<li class="">0\n1</li><li class="run">2</li><li class="">3\n4</li><li class="first">5\n6</li>',
    );
    expect(joinLines(items("same", "same", "added", "same", "same run", "removed"))).toBe(
      '<li class="same">0\n1</li><li class="added">2</li><li class="same">3</li><li class="same run">4</li><li class="removed">5</li>',
    );
  });

  test.each(Object.keys(everyListing))("keeps every letter of %s", (name) => {
    for (const { indent, tokens } of everyListing[name].lines) {
      const html = codeLineHtml({ indent, tokens }, { classes: [], marks: [1] });
      const text = html
        .replaceAll(/<[^>]*>/g, "")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">");
      const code = tokens.map((token) => token.text).join("");
      expect(text.replaceAll("&quot;", '"').replaceAll("&amp;", "&")).toBe(" ".repeat(indent) + code);
    }
  });
});
