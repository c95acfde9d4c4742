import { type Declared, declaredFor, rulesOf } from "./cascade.ts";
import { withMixedColours } from "./mixedColours.ts";
import {
  attributeOf,
  childrenOf,
  type Element,
  elementsIn,
  isElement,
  lineageOf,
  type Node,
} from "./pageTree.ts";
import { setText } from "./setText.ts";

/** What is painted by, as attributes of SVG. */
const painted = [
  ...[
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
  ],
  ...["stroke-opacity", "opacity", "display", "visibility", "paint-order", "mix-blend-mode"],
];
/** What a text is set by; these pass on to what stands in an element, as colours and custom properties do. */
const setBy = ["font-family", "font-size", "font-weight", "text-anchor", "dominant-baseline"];

/** How an element looks: what it says itself, and what it has from those around it. */
export type Look = ReadonlyMap<string, string>;

/**
 * What is in a drawing of a page, as SVG that needs neither the page's styles nor any font: the paint stands at each element,
 * and texts are shapes.
 *
 * @param sheets the page's styles, in their order
 */
export async function bareSvg(drawing: Element, sheets: readonly string[]): Promise<string> {
  const lineage = lineageOf(drawing);
  const elements = [...lineage, ...elementsIn(drawing)];
  const declared = declaredFor(elements, rulesOf(sheets));
  let look: Look = new Map([["font-size", "16px"]]);
  for (const element of lineage.slice(0, -1)) look = lookOf(element, declared.get(element)!, look);
  const bare = await write(drawing, look, declared);
  // What has no frame of its own can be put into any.
  return `<g>${bare.slice(bare.indexOf(">") + 1, bare.lastIndexOf("<"))}</g>`;
}

async function write(node: Node, around: Look, declared: ReadonlyMap<Element, Declared>): Promise<string> {
  if (!isElement(node)) return "";
  const look = lookOf(node, declared.get(node)!, around);
  const own = [...painted, "color"].flatMap((name) => {
    const said = declared.get(node)!.get(name) ?? undefined;
    return said === undefined ? [] : [[name, look.get(name)!] as const];
  });
  const paint = new Map(own);
  if (paint.get("display") === "none" || node.tagName === "foreignObject" || node.tagName === "title")
    return "";
  if (node.tagName === "text")
    return setText(node, (element) => lookOf(element, declared.get(element)!, look), look, paint);
  const kept = node.attrs
    .filter(({ name }) => isDrawn(name) && !paint.has(name))
    .map(({ name, value }) => [name, resolved(value, look)] as const);
  const inside = await Promise.all(childrenOf(node).map((child) => write(child, look, declared)));
  return `<${node.tagName}${attributesOf([...kept, ...paint])}>${inside.join("")}</${node.tagName}>`;
}

/** Attributes that draw; others mean something on the page alone. */
const isDrawn = (name: string) =>
  !/^(class|style|role|tabindex|focusable|aria-.*|data-.*|xmlns.*)$/.test(name);

export const attributesOf = (attributes: Iterable<readonly [string, string]>): string =>
  [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", '"': "&quot;" };
export const escaped = (text: string): string => text.replace(/[&<"]/g, (character) => entities[character]);

/** What is declared of an element, with the values of custom properties in it, upon what it has from around. */
export function lookOf(element: Element, declared: Declared, around: Look): Look {
  const look = new Map(
    [...around].filter(([name]) => name.startsWith("--") || setBy.includes(name) || name === "color"),
  );
  for (const name of setBy) {
    const value = attributeOf(element, name);
    if (value !== undefined) look.set(name, value);
  }
  for (const [name, value] of declared) if (name.startsWith("--")) look.set(name, value);
  for (const [name, value] of declared) {
    if (name === "font") for (const [part, said] of partsOfFont(resolved(value, look))) look.set(part, said);
    else if (!name.startsWith("--")) look.set(name, resolved(value, look));
  }
  look.set("font-size", pixels(look.get("font-size")!, around.get("font-size")!));
  return look;
}

/** Weight, size and family of the shorthand: "650 1.2rem/1.3 serif". */
function partsOfFont(value: string): [string, string][] {
  const parts = /^(?:(\d{3}|bold|normal)\s+)?([\d.]+(?:px|rem|em))(?:\s*\/\s*[\w.]+)?\s+(.*)$/.exec(value);
  if (!parts) return [];
  const [, weight = "400", size, family] = parts;
  return [
    ["font-weight", weight],
    ["font-size", size],
    ["font-family", family],
  ];
}

/** A length in pixels: "1.2rem" is "19.2px". What it does not know, such as a sum, leaves the size of what is around. */
function pixels(length: string, around: string): string {
  const [, number, unit] = /^([\d.]+)(px|rem|em|%)?$/.exec(length) ?? [];
  if (number === undefined) return around;
  const units: Readonly<Record<string, number>> = {
    rem: 16,
    em: Number.parseFloat(around),
    "%": Number.parseFloat(around) / 100,
  };
  return `${Number(number) * (units[unit ?? "px"] ?? 1)}px`;
}

/** A value with what its custom properties are in the place of their names, from within. */
function resolved(value: string, look: Look, depth = 0): string {
  const inner = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/.exec(value);
  if (!inner || depth > 20) return withMixedColours(value);
  const [whole, name, otherwise = ""] = inner;
  const said = (look.get(name) ?? otherwise).trim();
  return resolved(
    value.replace(whole, () => said),
    look,
    depth + 1,
  );
}
