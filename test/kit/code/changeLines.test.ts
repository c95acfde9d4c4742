import fc from "fast-check";
import { expect, test } from "vitest";
import { changeLines } from "../../../src/kit/code/changeLines.ts";

const look = fc.constantFrom("", "run", "added", "first");
const code = fc.constantFrom("", '  return <span class="quiet">a</span> &lt; b;', "x");
const itemOf = ([look, code]: [string, string]) => `<li class="${look}">${code}</li>`;
const items = fc.array(fc.tuple(look, code).map(itemOf), { minLength: 1, maxLength: 6 });

/** As much of a list as is written to, which keeps what is written anew. */
function listOf(html: string) {
  let texts: string[] = html.match(/<li .*?<\/li>/gs) ?? [];
  const written: number[] = [];
  const list = {
    get children() {
      return texts.map((_, at) => ({
        set outerHTML(text: string) {
          written.push(at);
          texts[at] = text;
        },
      }));
    },
    set innerHTML(text: string) {
      texts = text.match(/<li .*?<\/li>/gs) ?? [];
    },
  };
  return { list: list as unknown as Element, written, html: () => texts.join("") };
}

test("A list comes from any lines to any others, and what stays is not written anew", () => {
  fc.assert(
    fc.property(items, items, (before, after) => {
      const { list, written, html } = listOf(before.join(""));
      changeLines(list, before.join(""), after.join(""));
      expect(html()).toBe(after.join(""));
      expect(written.every((at) => before[at] !== after[at])).toBe(true);
    }),
  );
});

test("What the server wrote, lines that look alike in one item, is written anew as a whole", () => {
  const { list, html } = listOf('<li class="">a\nb</li>');
  const after = '<li class="run">a</li><li class="">b</li>';
  changeLines(list, '<li class="">a</li><li class="">b</li>', after);
  expect(html()).toBe(after);
});

test("What the server wrote stays while its text is not known", () => {
  const { list, html } = listOf('<li class="">a</li><li class="">b</li>');
  changeLines(list, " ", " ");
  expect(html()).toBe('<li class="">a</li><li class="">b</li>');
});
