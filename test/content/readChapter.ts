import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseFrontmatter } from "@astrojs/markdown-remark";
import { evaluate } from "@mdx-js/mdx";
import remarkMath from "remark-math";
import { components } from "../../scripts/config/pageNames.ts";
import { tagOf } from "../../scripts/config/remarkFigures.ts";
import { remarkFormats } from "../../scripts/config/remarkNames.ts";
import { contentId } from "../../src/contentId.ts";
import { figureNamed, figureNames } from "../../src/figures/index.ts";
import { factIn } from "../../src/kit/facts/facts.ts";
import { cellsOf, type TableRows } from "../../src/site/rows.ts";

/** An element of a rendered page: an HTML element or a component, which stays unrendered, with its properties. */
export interface PageElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly PageNode[];
}
export type PageNode = PageElement | string;

/** A page of content/, its expressions evaluated by the real engine and its components left as they stand. */
export interface Chapter {
  /** Below content/: "chapters/04-alpha-beta.mdx". */
  readonly file: string;
  /** Of its address: "alpha-beta". */
  readonly slug: string;
  readonly frontmatter: Readonly<Record<string, unknown>>;
  readonly source: string;
  /** The source of its data module. */
  readonly data: string;
  readonly children: readonly PageNode[];
}

const content = new URL("../../content/", import.meta.url);
/** What the pages write as tags without importing it: none of it runs outside Astro. */
const names = ["Fragment", ...figureNames.map(tagOf), ...Object.keys(components)];

/** All chapters, or those alone whose files `CHAPTER` names: their searches take a while. */
export const chapterFiles: readonly string[] = readdirSync(new URL("chapters/", content))
  .filter((file) => file.endsWith(".mdx") && file.includes(process.env.CHAPTER ?? ""))
  .sort()
  .map((file) => `chapters/${file}`);

const found = new Map<string, Promise<Chapter>>();

/** Reads a page once for all the tests that ask for it: its searches take a while. */
export function readChapter(file: string): Promise<Chapter> {
  const chapter = found.get(file) ?? evaluateChapter(file);
  found.set(file, chapter);
  return chapter;
}

async function evaluateChapter(file: string): Promise<Chapter> {
  const url = new URL(file, content);
  const { frontmatter, content: body } = parseFrontmatter(readFileSync(url, "utf8"));
  const page = await evaluate(
    { value: body, path: fileURLToPath(url) },
    {
      Fragment: "fragment",
      jsx: element,
      jsxs: element,
      baseUrl: url,
      remarkPlugins: [remarkMath, remarkFormats],
    },
  );
  const rendered: unknown = page.default({
    components: Object.fromEntries(names.map((name) => [name, name])),
  });
  const children = await printed(nodes(rendered));
  const id = contentId(file);
  return {
    file,
    slug: id.slice(id.lastIndexOf("/") + 1),
    frontmatter,
    source: body,
    data: readFileSync(new URL(file.replace(/mdx$/, "ts"), content), "utf8"),
    children,
  };
}

/** What Astro prints: the rows of tables, and the numbers between whose tags a page writes nothing: their figure says them. */
async function printed(rendered: PageNode[]): Promise<PageNode[]> {
  const page = rendered.flatMap(withRows);
  const figures = figureNames.flatMap((kind) =>
    elementsOf(page, tagOf(kind)).map(({ props }) => ({ kind, name: props.name ?? kind, props })),
  );
  for (const element of elementsOf(page, "Live", "Fact")) {
    const { figure, value, ...said } = element.props;
    const spoken = figures.find(({ name }) => name === figure);
    if (!spoken || element.children.length > 0) continue;
    const text = await factIn(await figureNamed(spoken.kind), spoken.props, said, String(value), undefined);
    (element.children as PageNode[]).push(text);
  }
  return page;
}

function withRows(node: PageNode): PageNode[] {
  if (typeof node === "string") return [node];
  if (node.type !== "Rows") return [{ ...node, children: node.children.flatMap(withRows) }];
  return cellsOf(node.props.of as TableRows).map((row) =>
    element("tr", { children: row.map((cell) => element("td", { children: cell })) }),
  );
}

/** Every element of a type below the nodes, in reading order. */
export function elementsOf(children: readonly PageNode[], ...types: string[]): PageElement[] {
  return children.flatMap((node) => {
    if (typeof node === "string") return [];
    return [...(types.includes(node.type) ? [node] : []), ...elementsOf(node.children, ...types)];
  });
}

function element(type: string, { children, ...props }: { children?: unknown }): PageElement {
  return { type, props, children: nodes(children) };
}

function nodes(children: unknown): PageNode[] {
  if (Array.isArray(children)) return children.flatMap(nodes);
  if (children === undefined || children === null || typeof children === "boolean") return [];
  return [typeof children === "object" ? (children as PageElement) : String(children)];
}
