import type { Options } from "css-select";
import { type DefaultTreeAdapterTypes, parse } from "parse5";

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

export const isElement = (node: Node): node is Element => "tagName" in node;
export const childrenOf = (node: Node): readonly Node[] => ("childNodes" in node ? node.childNodes : []);
export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value;

/** All text within a node. */
export const textIn = (node: Node): string =>
  "value" in node && node.nodeName === "#text" ? node.value : childrenOf(node).map(textIn).join("");

/** The elements within a node, in the order of the page; those of templates are no part of it. */
export function elementsIn(node: Node): Element[] {
  return childrenOf(node).flatMap((child) => (isElement(child) ? [child, ...elementsIn(child)] : []));
}

/** The path from the page's first element to this one, itself included. */
export function lineageOf(element: Element): Element[] {
  const { parentNode } = element;
  return parentNode && isElement(parentNode) ? [...lineageOf(parentNode), element] : [element];
}

/** How `css-select` finds its way in such a tree. Nothing is hovered or visited there. */
export const adapter: NonNullable<Options<Node, Element>["adapter"]> = {
  isTag: isElement,
  getName: ({ tagName }) => tagName,
  getAttributeValue: attributeOf,
  hasAttrib: (element, name) => attributeOf(element, name) !== undefined,
  getChildren: (node) => [...childrenOf(node)],
  getParent: ({ parentNode }) => parentNode,
  getSiblings: (node) =>
    "parentNode" in node && node.parentNode ? [...childrenOf(node.parentNode)] : [node],
  getText: textIn,
  removeSubsets: (nodes) => [...new Set(nodes)],
};

/** What a preview shows of a page: its first figure that is drawn, if there is one, the headline, and what stands above it. */
export interface Shown {
  readonly drawing: Element | undefined;
  readonly headline: string;
  /** "Plyground · Chapter 4", or what the page says of itself. */
  readonly above: string;
}

/** Of a page's figures the first that has a drawing; undefined on a page without a headline. */
export function shownOf(page: string): Shown | undefined {
  const elements = elementsIn(parse(page));
  // Pictures are light, whatever the page is before its script has run.
  for (const { attrs } of elements)
    for (const said of attrs) if (said.name === "data-theme") said.value = "light";
  const figures = elements.filter(({ tagName }) => tagName === "ply-figure");
  const drawings = figures
    .map((figure) => elementsIn(figure).filter(isDrawing))
    .find(({ length }) => length > 0);
  const headline = elements.find(
    (element) => attributeOf(element, "id") === "_top" && element.tagName === "h1",
  );
  if (!headline) return undefined;
  const said = (name: string) =>
    elements
      .filter(({ tagName, attrs }) => tagName === "meta" && attrs.some(({ value }) => value === name))
      .map((meta) => attributeOf(meta, "content"))[0] ?? "";
  const facts = elements.find((element) => attributeOf(element, "class")?.split(" ").includes("facts"));
  const chapter = facts && elementsIn(facts)[0];
  return {
    // The first that is not much poorer than another: a board may stand beside the tree that it is about.
    drawing: drawings?.find((drawing) => sizeOf(drawing) >= Math.max(...drawings.map(sizeOf)) / 2),
    headline: textIn(headline).trim(),
    above: chapter
      ? `${said("og:site_name")} · ${textIn(chapter).trim()}`
      : said("description").split(".")[0],
  };
}

/** An icon has no frame of its own, or a small one. */
function isDrawing(element: Element): boolean {
  if (element.tagName !== "svg") return false;
  const [, , width, height] = (attributeOf(element, "viewBox") ?? "").split(/[\s,]+/).map(Number);
  return width >= 150 && height >= 80 && width < 5 * height;
}
const sizeOf = (element: Element): number => elementsIn(element).length;
