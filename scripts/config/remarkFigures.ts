import { figureNames } from "../../src/figures/index.ts";
import {
  type Attribute,
  type File,
  importOf,
  inContent,
  literal,
  type Node,
  type Program,
  sourcesFrom,
} from "./mdxTree.ts";

/** What speaks of a figure of its page, by the figure's name. */
const speaking = new Set(["Show", "Live", "Fact"]);

/**
 * Remark plugin: a chapter mounts a figure by its tag alone, and this adds what each would have to write: `<Kuhn />`
 * becomes `<Figure kind={kuhn} source="chapters/13-regret-matching.mdx:370" />`, with the imports. What speaks of a figure,
 * as `<Show figure="kuhn" iterations={1}>` does, is told the figure's kind and attributes, so that what it says is looked at
 * when the site is built.
 */
export function remarkFigures() {
  return (page: Node, { path }: File): void => {
    const file = inContent(path);
    const placed = new Map<string, { kind: string; attributes: Attribute[] }>();
    const used = new Set<string>();
    const mount = (node: Node): void => {
      const kind = figureNames.find((name) => tagOf(name) === node.name);
      if (kind) {
        const attributes = node.attributes ?? [];
        placed.set(textOf(attributes, "name") ?? kind, { kind, attributes });
        used.add(kind);
        node.name = "Figure";
        node.attributes = [...attributes, ...added(kind, file, node)];
      }
      node.children?.forEach(mount);
    };
    const speak = (node: Node): void => {
      const figure = speaking.has(node.name ?? "") && placed.get(textOf(node.attributes, "figure") ?? "");
      if (figure) {
        const given = expression("given", objectOf(figure.attributes));
        node.attributes = [...(node.attributes ?? []), ...added(figure.kind, file, node), given];
      }
      node.children?.forEach(speak);
    };
    mount(page);
    speak(page);
    if (used.size === 0) return;
    const from = sourcesFrom(path);
    const imports = [...used].map((kind) =>
      importOf(`{ ${kind} as ${aliasOf(kind)} }`, `${from}/figures/${kind}/${kind}.ts`),
    );
    page.children?.unshift(...imports, importOf("Figure", `${from}/figures/Figure.astro`));
  };
}

/** "ruleCard" is mounted as <RuleCard>. */
export const tagOf = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1);
/** A name that no chapter uses. */
const aliasOf = (kind: string) => `${kind}Kind`;

const added = (kind: string, file: string, { position }: Node): Attribute[] => [
  expression("kind", { type: "Identifier", name: aliasOf(kind) }),
  { type: "mdxJsxAttribute", name: "source", value: `${file}:${position?.start.line ?? "?"}` },
];

function textOf(attributes: readonly Attribute[] = [], name: string): string | undefined {
  const value = attributes.find((attribute) => attribute.name === name)?.value;
  return typeof value === "string" ? value : undefined;
}

function expression(name: string, value: unknown): Attribute {
  const estree: Program = {
    type: "Program",
    sourceType: "module",
    body: [{ type: "ExpressionStatement", expression: value }],
  };
  return {
    type: "mdxJsxAttribute",
    name,
    value: { type: "mdxJsxAttributeValueExpression", value: "", data: { estree } },
  };
}

/** The attributes of an element as an object: <Kuhn iterations={10} {...more} /> is { iterations: 10, ...more }. */
function objectOf(attributes: readonly Attribute[]): unknown {
  const properties = attributes.map(({ type, name, value, data }) => {
    if (type === "mdxJsxExpressionAttribute") return propertyIn(data?.estree);
    const said =
      typeof value === "object" && value ? expressionIn(value.data.estree) : literal(value ?? true);
    return {
      type: "Property",
      kind: "init",
      key: literal(name),
      value: said,
      method: false,
      shorthand: false,
      computed: false,
    };
  });
  return { type: "ObjectExpression", properties };
}

const expressionIn = ({ body }: Program) => (body[0] as { expression: unknown }).expression;
/** The spread in {...more}, which is parsed as an object that holds nothing else. */
const propertyIn = (estree: Program | undefined) =>
  (expressionIn(estree!) as { properties: unknown[] }).properties[0];
