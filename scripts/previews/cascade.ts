import * as cssSelect from "css-select";
import { type AtRule, type Container, parse, type Rule } from "postcss";
import { adapter, attributeOf, type Element, type Node } from "./pageTree.ts";

/** What a page's styles say of an element, by property, custom properties among them; the last word alone. */
export type Declared = ReadonlyMap<string, string>;

/** A rule's place: rules of layers give way to all others, then those of a lesser specificity, then earlier ones. */
interface Placed {
  readonly selector: string;
  readonly layer: number;
  readonly specificity: number;
  readonly declarations: readonly {
    readonly prop: string;
    readonly value: string;
    readonly important: boolean;
  }[];
}

/** What a still picture on a wide and light screen is not. */
const notHere =
  /print|dark|forced-colors|contrast|reduced|scripting:\s*none|hover|pointer|max-width|width\s*<|(?<!min-)height/;
const unlayered = Number.POSITIVE_INFINITY;

/** The rules of the sheets that hold for such a picture, the weakest first. */
export function rulesOf(sheets: readonly string[]): Placed[] {
  const layers: string[] = [];
  const found: Placed[] = [];
  for (const sheet of sheets) collect(parse(sheet), unlayered, layers, found);
  // Sorting is stable: of equal ones the later wins.
  return found.sort((one, other) => one.layer - other.layer || one.specificity - other.specificity);
}

function collect(container: Container, layer: number, layers: string[], found: Placed[]): void {
  container.each((child) => {
    if (child.type === "rule") found.push(...placedOf(child as Rule, layer));
    if (child.type !== "atrule") return;
    const { name, params } = child as AtRule;
    const names = params.split(/\s*,\s*/);
    if (name === "layer") layers.push(...names.filter((known) => !layers.includes(known)));
    const inside = child as AtRule & Container;
    if (inside.nodes === undefined || (name === "media" && notHere.test(params))) return;
    if (name === "container" && notHere.test(params)) return;
    if (name === "layer") collect(inside, layers.indexOf(names[0]), layers, found);
    else if (["media", "container", "supports"].includes(name)) collect(inside, layer, layers, found);
  });
}

function placedOf(rule: Rule, layer: number): Placed[] {
  const declarations = rule.nodes.flatMap((node) =>
    node.type === "decl" ? [{ prop: node.prop, value: node.value, important: node.important ?? false }] : [],
  );
  if (declarations.length === 0) return [];
  return rule.selectors
    .filter((selector) => !selector.includes("::"))
    .map((selector) => ({ selector, layer, specificity: specificityOf(selector), declarations }));
}

/** Ids, then classes and their like, then tags, as one number; what stands in `:where()` counts for nothing. */
export function specificityOf(selector: string): number {
  const counted = selector
    .replace(/:where\([^()]*(?:\([^()]*\)[^()]*)*\)/g, "")
    .replace(/:(?:is|not|has)\(/g, " ");
  const ids = counted.match(/#[\w-]+/g)?.length ?? 0;
  const classes = counted.match(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g)?.length ?? 0;
  const tags = counted.match(/(?<![\w.#:[="-])[a-z][\w-]*/gi)?.length ?? 0;
  return ids * 1e6 + classes * 1e3 + tags;
}

/** What the rules say of these elements. */
export function declaredFor(elements: readonly Element[], rules: readonly Placed[]): Map<Element, Declared> {
  const worn = new Set(elements.flatMap((element) => (attributeOf(element, "class") ?? "").split(/\s+/)));
  const known = new Map(elements.map((element) => [element, new Map<string, string>()]));
  const important = new Map(elements.map((element) => [element, new Map<string, string>()]));
  for (const { selector, declarations } of rules) {
    if (!classesOf(selector).every((name) => worn.has(name))) continue;
    for (const element of elements.filter(matcherOf(selector))) {
      for (const { prop, value, important: wins } of declarations)
        (wins ? important : known).get(element)?.set(prop, value);
    }
  }
  for (const [element, declared] of known) {
    for (const [prop, value] of ownStyle(element)) declared.set(prop, value);
    for (const [prop, value] of important.get(element)!) declared.set(prop, value);
  }
  return known;
}

/** The classes without which nothing can match. */
const classesOf = (selector: string): string[] =>
  [...selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, "").matchAll(/\.([\w-]+)/g)].map(
    ([, name]) => name,
  );

function matcherOf(selector: string): (element: Element) => boolean {
  try {
    return cssSelect.compile<Node, Element>(selector, { adapter, xmlMode: true });
  } catch {
    // A state that no picture is in, such as :focus-visible.
    return () => false;
  }
}

/** What stands in an element's own style. */
function ownStyle(element: Element): [string, string][] {
  const style = attributeOf(element, "style");
  if (style === undefined) return [];
  const found: [string, string][] = [];
  parse(`a{${style}}`).walkDecls(({ prop, value }) => {
    found.push([prop, value]);
  });
  return found;
}
