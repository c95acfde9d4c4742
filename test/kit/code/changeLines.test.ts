import fc from "fast-check";
import { expect, test } from "vitest";
import { changeLines, lineChanges } from "../../../src/kit/code/changeLines.ts";

const look = fc.constantFrom("", "run", "added", "added run", "first");
const code = fc.constantFrom("", '  return <span class="quiet">a</span> &lt; b;', "x", "if (a &gt;= b) {");
const line = fc.tuple(look, code).map(([look, code]) => `<li class="${look}">${code}</li>`);
const lines = fc.array(line, { maxLength: 6 }).map((items) => items.join(""));

/** As much of a list as is written to, which counts what is written anew. */
class List {
  written = 0;
  children: { className: string; innerHTML: string }[] = [];
  constructor(html: string) {
    this.innerHTML = html;
    this.written = 0;
  }
  set innerHTML(html: string) {
    this.written++;
    this.children = [...html.matchAll(/<li class="([^"]*)">(.*?)<\/li>/gs)].map(
      ([, className, innerHTML]) => ({
        className,
        innerHTML,
      }),
    );
  }
  get html(): string {
    return this.children
      .map(({ className, innerHTML }) => `<li class="${className}">${innerHTML}</li>`)
      .join("");
  }
}

test("A list comes from any lines to any others", () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const list = new List(before);
      changeLines(list as unknown as Element, before, after);
      expect(list.html).toBe(after);
    }),
  );
});

test("Where only the light goes on, no line of code is written anew", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(look, look, code), { minLength: 1, maxLength: 6 }), (rows) => {
      const text = (which: 0 | 1) => rows.map((row) => `<li class="${row[which]}">${row[2]}</li>`).join("");
      const changes = lineChanges(text(0), text(1))!;
      expect(changes.map(({ at }) => at)).toEqual(
        rows.flatMap(([one, other], at) => (one === other ? [] : [at])),
      );
      expect(changes.every(({ code }) => code === undefined)).toBe(true);
      const list = new List(text(0));
      changeLines(list as unknown as Element, text(0), text(1));
      expect(list.written).toBe(0);
    }),
  );
});

test("What the server wrote, lines that look alike in one item, is written anew as a whole", () => {
  const [apart, joined] = ['<li class="">a</li><li class="">b</li>', '<li class="">a\nb</li>'];
  const list = new List(joined);
  const after = '<li class="run">a</li><li class="">b</li>';
  changeLines(list as unknown as Element, apart, after);
  expect(list.html).toBe(after);
});
