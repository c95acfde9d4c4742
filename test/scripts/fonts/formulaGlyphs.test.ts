import { readdirSync, readFileSync } from "node:fs";
import rehypeKatex from "rehype-katex";
import { expect, it } from "vitest";
import { faces } from "../../../scripts/fonts/faces.ts";

interface Node {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly children?: readonly Node[];
}

const chapters = new URL("../../../content/chapters/", import.meta.url);
const sources = readdirSync(chapters)
  .filter((name) => name.endsWith(".mdx"))
  .map((name) => readFileSync(new URL(name, chapters), "utf8"));
const formulas = sources.flatMap((source) =>
  [...source.matchAll(/\$\$([^$]+)\$\$|(?<![\\{\w])\$([^$\n{]+|[^$\n]*\\[^$\n]*)\$/g)].map(
    ([, block, inline]) => block ?? inline!,
  ),
);

/** What a browser draws of a formula's MathML, letters of variables as the italic ones that they become. */
function drawn(node: Node): string[] {
  if (node.tagName === "annotation") return [];
  const texts = (node.children ?? []).flatMap(({ value }) => value ?? []).join("");
  const isVariable = node.tagName === "mi" && [...texts].length === 1;
  if (isVariable && node.properties?.mathvariant !== "normal") return [italic(texts)];
  if (["mi", "mo", "mn", "mtext"].includes(node.tagName ?? "")) return [...texts];
  return (node.children ?? []).flatMap(drawn);
}
/** Mathematical Alphanumeric Symbols (Unicode 3.1, 2001): each alphabet in its order, but for the h. */
function italic(letter: string): string {
  const alphabets = [
    ["A", "Z", 0x1d434],
    ["a", "z", 0x1d44e],
    ["Α", "Ω", 0x1d6e2],
    ["α", "ω", 0x1d6fc],
  ] as const;
  if (letter === "h") return "ℎ";
  const found = alphabets.find(([first, last]) => letter >= first && letter <= last);
  return found ? String.fromCodePoint(found[2] + letter.charCodeAt(0) - found[0].charCodeAt(0)) : letter;
}

it("What chapters' formulas draw stands in the formulas’ font, but for words and what is not seen", () => {
  expect(formulas.length).toBeGreaterThan(40);
  const { glyphs } = faces.find(({ family }) => family === "math")!;
  const signs = new Set<string>();
  for (const formula of formulas) {
    const code = {
      type: "element",
      tagName: "code",
      properties: { className: ["language-math", "math-inline"] },
      children: [{ type: "text", value: formula }],
    };
    const tree = { type: "root", children: [code] };
    rehypeKatex({ output: "mathml", strict: "error" })(tree as never, { message: console.warn } as never);
    for (const sign of drawn(tree as Node)) signs.add(sign);
  }
  // The sign that a function is applied, and spaces.
  const unseen = /[\u2061\u200b\s]/;
  const isWord = /[a-z]/i;
  const lacking = [...signs].filter(
    (sign) => !glyphs.includes(sign) && !unseen.test(sign) && !isWord.test(sign),
  );
  expect(lacking).toEqual([]);
});
