import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** An element of a page, with its attributes by name. */
export interface HtmlElement {
  readonly tagName: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
  readonly node: Element;
}

/** All elements of an HTML document in the order of their start tags, those in templates too. */
export function elements(html: string): HtmlElement[] {
  const found: HtmlElement[] = [];
  const waiting: Node[] = [parse(html)];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ("tagName" in node) found.push(readElement(node));
    const content = "content" in node ? node.content.childNodes : [];
    const children = "childNodes" in node ? node.childNodes : [];
    waiting.push(...[...content, ...children].reverse());
  }
  return found;
}

/** What stands directly inside an element, as a script's or a stylesheet's source does. */
export function textOf({ node }: HtmlElement): string {
  return node.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}

function readElement(node: Element): HtmlElement {
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  return { tagName: node.tagName, attributes, node };
}
