import { relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The parts that matter here of a node of MDX, and of the syntax tree of an expression in it. */
export interface Node {
  type: string;
  name?: string | null;
  attributes?: Attribute[];
  children?: Node[];
  data?: unknown;
  value?: string;
  position?: { start: { line: number } };
}
export interface Attribute {
  type: "mdxJsxAttribute" | "mdxJsxExpressionAttribute";
  name?: string;
  value?: string | null | Valued;
  data?: { estree?: Program };
}
export interface Valued {
  type: "mdxJsxAttributeValueExpression";
  value: string;
  data: { estree: Program };
}
export interface Program {
  type: "Program";
  sourceType: "module";
  body: unknown[];
}
export interface File {
  readonly path: string;
}

const sources = fileURLToPath(new URL("../../src/", import.meta.url));
const content = fileURLToPath(new URL("../../content/", import.meta.url));

/** Where a page stands below content/: "chapters/04-alpha-beta.mdx". */
export const inContent = (path: string): string => relative(content, path).replaceAll("\\", "/");
/** The way from a page to src/, for its imports. */
export const sourcesFrom = (path: string): string =>
  relative(path.replace(/[^\\/]*$/, ""), sources).replaceAll("\\", "/");

export const literal = (value: unknown) => ({ type: "Literal", value });

/** An import for a page to begin with: of "Figure", or of "{ kuhn as kuhnKind }". */
export function importOf(what: string, from: string): Node {
  const local = (name: string) => ({ type: "Identifier", name });
  const [, imported, alias] = /^\{ (\w+) as (\w+) \}$/.exec(what) ?? [];
  const specifier = imported
    ? { type: "ImportSpecifier", imported: local(imported), local: local(alias) }
    : { type: "ImportDefaultSpecifier", local: local(what) };
  const declaration = {
    type: "ImportDeclaration",
    specifiers: [specifier],
    source: literal(from),
    attributes: [],
  };
  const estree: Program = { type: "Program", sourceType: "module", body: [declaration] };
  return { type: "mdxjsEsm", value: `import ${what} from "${from}";`, data: { estree } };
}
