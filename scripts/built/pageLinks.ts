import { elements, type HtmlElement, textOf } from "./htmlElements.ts";
import { styleAddresses } from "./styleSheets.ts";

const attributes = [
  "href",
  "src",
  "poster",
  "data",
  "component-url",
  "renderer-url",
  "before-hydration-url",
] as const;

/** Every address that a page's HTML holds, as written, and every id that a fragment can name. */
export function pageLinks(html: string): { links: string[]; ids: Set<string> } {
  const links: string[] = [];
  const ids = new Set<string>();
  for (const element of elements(html)) {
    const { id, name } = element.attributes;
    if (id) ids.add(id);
    if (element.tagName === "a" && name) ids.add(name);
    links.push(...linksOf(element));
  }
  return { links, ids };
}

function linksOf(element: HtmlElement): string[] {
  const { tagName, attributes: given } = element;
  const links = attributes.flatMap((name) => given[name] ?? []);
  const candidates = [given.srcset, given.imagesrcset].flatMap((list) => list?.split(",") ?? []);
  links.push(...candidates.flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []));
  if (given.style) links.push(...styleAddresses(given.style));
  if (tagName === "style") links.push(...styleAddresses(textOf(element)));
  const refresh = given["http-equiv"]?.toLowerCase() === "refresh" && given.content?.match(/url=(.*)/i)?.[1];
  if (refresh) links.push(refresh);
  return links;
}
