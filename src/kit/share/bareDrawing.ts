import { paintInline } from "./paintInline.ts";

/** Attributes that mean something on the page alone. */
const ofThePage = /^(class|style|role|tabindex|aria-.*|data-.*)$/;

/** Paints every element of a drawing inline and takes away what cannot be seen, or says nothing outside the page. */
export function bareDrawing(copy: SVGSVGElement): void {
  const elements = [...copy.querySelectorAll<SVGElement>("*")];
  const unseen = elements.filter((element) => !paintInline(element));
  for (const element of elements) {
    const { node } = element.dataset;
    if (node !== undefined) {
      const title = document.createElementNS("http://www.w3.org/2000/svg", "title");
      title.textContent = element.getAttribute("aria-label");
      element.prepend(title);
      element.id = `node-${node}`;
    }
  }
  for (const element of unseen) element.remove();
  for (const element of copy.querySelectorAll("*")) {
    for (const { name } of [...element.attributes]) if (ofThePage.test(name)) element.removeAttribute(name);
  }
  const comments = document.createNodeIterator(copy, NodeFilter.SHOW_COMMENT);
  for (let comment = comments.nextNode(); comment; comment = comments.nextNode())
    (comment as Comment).remove();
}

/** What is in a drawing, as text for a document that has named SVG's namespace. */
export const markupOf = (drawing: SVGSVGElement): string =>
  [...drawing.children]
    .map((child) => new XMLSerializer().serializeToString(child))
    .join("\n")
    .replaceAll(/(<[\w]+) xmlns="[^"]*"/g, "$1");
