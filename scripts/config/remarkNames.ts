import { figureNames } from "../../src/figures/index.ts";
import { type File, importOf, inContent, type Node, type Program, sourcesFrom } from "./mdxTree.ts";
import { components, formats, refuse } from "./pageNames.ts";
import { tagOf } from "./remarkFigures.ts";

/**
 * Remark plugin: a page writes `<Try>` and `<Show …>` without importing them, and this adds the imports. Throws an Error for
 * a tag that nothing is called, with file, line and the nearest there is. It comes before `remarkFigures`, which mounts
 * the figures.
 */
export function remarkComponents() {
  return (page: Node, { path }: File): void => {
    const own = declaredIn(page);
    const figures = figureNames.map(tagOf);
    const known = [...Object.keys(components), ...figures, "Fragment"];
    const used = new Set<string>();
    const find = (node: Node): void => {
      const name = node.name ?? "";
      if (/^[A-Z]\w*$/.test(name) && !own.has(name)) {
        if (!known.includes(name)) refuse("tag", name, known, placeOf(node, path));
        if (components[name]) used.add(name);
      }
      node.children?.forEach(find);
    };
    find(page);
    const from = sourcesFrom(path);
    page.children?.unshift(...[...used].map((name) => importOf(name, `${from}/${components[name]}`)));
  };
}

/**
 * Remark plugin: `{write(data.leaves)}` calls a function of `src/site/formats.ts` without importing it, and this adds the
 * import. Throws an Error for a name in an expression that is neither the page's nor one of these.
 */
export function remarkFormats() {
  return (page: Node, { path }: File): void => {
    const own = declaredIn(page);
    const known = [...own, ...formats];
    const used = new Set<string>();
    const find = (node: Node): void => {
      for (const name of expressionsOf(node).flatMap(namesIn)) {
        if (own.has(name) || Object.hasOwn(globalThis, name)) continue;
        if (!formats.includes(name)) refuse("name", name, known, placeOf(node, path));
        used.add(name);
      }
      node.children?.forEach(find);
    };
    find(page);
    const from = `${sourcesFrom(path)}/site/formats.ts`;
    page.children?.unshift(...[...used].map((name) => importOf(`{ ${name} as ${name} }`, from)));
  };
}

const placeOf = ({ position }: Node, path: string) => `${inContent(path)}:${position?.start.line ?? "?"}`;

/** What the page itself imports or exports. */
function declaredIn({ children = [] }: Node): Set<string> {
  const names = children
    .filter(({ type }) => type === "mdxjsEsm")
    .flatMap(({ data }) => importedOrMade(data));
  return new Set(names);
}

/** The parts that matter here of a statement or an expression. */
type Syntax = { readonly type: string } & Readonly<Record<string, unknown>>;

interface Parsed {
  readonly estree: Program;
}

function importedOrMade(data: unknown): string[] {
  const { body } = (data as Parsed).estree;
  return (body as Syntax[]).flatMap(({ specifiers, declaration }) => {
    const imported = ((specifiers ?? []) as Syntax[]).map(({ local }) => local as Syntax);
    const made = (((declaration as Syntax)?.declarations ?? []) as Syntax[]).map(({ id }) => id as Syntax);
    return [...imported, ...made].flatMap(({ name }) => (typeof name === "string" ? [name] : []));
  });
}

/** The syntax trees of a node's expressions: of {what stands in braces}, and of its attributes. */
export function expressionsOf({ type, data, attributes = [] }: Node): unknown[] {
  const between = type === "mdxFlowExpression" || type === "mdxTextExpression" ? [data] : [];
  const within = attributes.map(({ data, value }) =>
    value && typeof value === "object" ? value.data : data,
  );
  const programs = [...between, ...within].flatMap(
    (data) => (data as Partial<Parsed> | undefined)?.estree ?? [],
  );
  return programs.flatMap(({ body }) =>
    (body as { expression: unknown }[]).map(({ expression }) => expression),
  );
}

/** The names that an expression takes from around it. Of functions, which have names of their own, nothing is said. */
function namesIn(syntax: unknown): string[] {
  if (Array.isArray(syntax)) return syntax.flatMap(namesIn);
  if (typeof syntax !== "object" || syntax === null) return [];
  const { type, name, computed, object, property, key, value, ...rest } = syntax as Syntax;
  if (type === "Identifier") return [String(name)];
  if (type === "ArrowFunctionExpression" || type === "FunctionExpression") return [];
  if (type === "MemberExpression") return [...namesIn(object), ...(computed ? namesIn(property) : [])];
  if (type === "Property") return [...namesIn(value), ...(computed ? namesIn(key) : [])];
  return Object.values(rest).flatMap(namesIn);
}
