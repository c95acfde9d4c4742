import { compile } from "@mdx-js/mdx";
import remarkMath from "remark-math";
import { describe, expect, it } from "vitest";
import type { Node } from "../../scripts/config/mdxTree.ts";
import { expressionsOf } from "../../scripts/config/remarkNames.ts";
import { englishOf } from "../architecture/englishIn.ts";
import { chapterFiles, readChapter } from "./readChapter.ts";

/*
 * A page is prose, and the module beside it is the page's data: whoever translates the page copies no code. Whatever is
 * computed has a name there, and the page writes that name.
 */
const pages = await Promise.all(["index.mdx", ...chapterFiles].map(readChapter));

/** What an expression of a page may be made of: names, their parts, texts, numbers, lists and tables of these, and calls. */
const plain =
  /^(Identifier|MemberExpression|Literal|TemplateLiteral|TemplateElement|(Array|Object|Unary|Call)Expression|Property|SpreadElement)$/;

/** What is English in a page's data because programs read it, by why no reader does. */
const staysEnglish: Readonly<Record<string, RegExp>> = {
  "seeds of random numbers": /^(the size of|one|other|equals) •$/,
  "steps of a figure": /^iteration •$/,
  "how behaviour trees are written": /\b(sequence|selector)\*?\(/,
  "what the engine calls the nodes of a behaviour tree": /^(sees the intruder|look round|at most 3 ticks)$/,
};

describe.each(pages)("Of $file", ({ file, source, data }) => {
  it("the page exports nothing, and imports its own data alone", async () => {
    const { statements } = await partsOf(source);
    const own = `import * as data from "./${file.replace("chapters/", "").replace(/mdx$/, "ts")}";`;
    expect(statements).toEqual([own]);
  });

  it("an expression on the page names what stands in its data, and computes nothing", async () => {
    const { expressions } = await partsOf(source);
    expect(expressions.flatMap(computing)).toEqual([]);
  });

  it("the data holds no sentence and no name that a translation would have to change", () => {
    const known = Object.values(staysEnglish);
    const words = englishOf(`content/${file.replace(/mdx$/, "ts")}`, data).map(({ text }) => text);
    expect(words.filter((text) => !known.some((stays) => stays.test(text)))).toEqual([]);
  });

  it("the data runs without a page: it imports no component", () => {
    expect(data).not.toMatch(/from "[^"]+\.(astro|svelte)"/);
  });
});

it("What computes on a page is seen", async () => {
  const logic = [
    "{data.leaves + 1}",
    "{data.moves.map((move) => move)}",
    "{data.moves.join()}",
    '<Show at={data.a ? "b" : "c"} />',
    "{Math.max(...data.all)}",
  ];
  for (const text of logic) {
    const { expressions } = await partsOf(text);
    expect(expressions.flatMap(computing), text).not.toEqual([]);
  }
  const { expressions } = await partsOf(
    '{write(data.ratio(3).times)} <Show {...data.walk} at="end" n={-1} />',
  );
  expect(expressions.flatMap(computing)).toEqual([]);
});

/** The statements of a page, and the syntax trees of its expressions. */
async function partsOf(value: string) {
  const statements: string[] = [];
  const expressions: unknown[] = [];
  const visit = (node: Node): void => {
    if (node.type === "mdxjsEsm") statements.push(node.value ?? "");
    expressions.push(...expressionsOf(node));
    node.children?.forEach(visit);
  };
  await compile(value, { remarkPlugins: [remarkMath, () => visit] });
  return { statements, expressions };
}

/** The kinds of syntax in an expression that make something new. */
function computing(syntax: unknown): string[] {
  if (Array.isArray(syntax)) return syntax.flatMap(computing);
  if (typeof syntax !== "object" || syntax === null || !("type" in syntax)) return [];
  const { type, callee, argument, ...rest } = syntax as Record<string, unknown>;
  const within = Object.values({ callee, argument, ...rest }).flatMap(computing);
  const isWrong =
    type === "CallExpression"
      ? !isOwnCall(callee)
      : type === "UnaryExpression"
        ? !isLiteral(argument)
        : false;
  return isWrong || !plain.test(String(type)) ? [String(type), ...within] : within;
}

const isLiteral = (syntax: unknown) => (syntax as { type: string }).type === "Literal";
/** Of write(…), or of data.ratio(…); not of data.moves.join(…), nor of Math.max(…). */
function isOwnCall(callee: unknown): boolean {
  const { type, object } = callee as { type: string; object?: { type: string; name?: string } };
  return type === "Identifier" || (type === "MemberExpression" && object?.name === "data");
}
