/** Pixels around a picture, and on its left for whose turn it is. */
const margin = 16;
const sides = 48;

/**
 * Undoes how far a drawn tree was moved and zoomed, and puts whose turn it is in each row to its left. Returns the
 * rectangle that holds all of it, in its own pixels, rounded outward.
 */
export function wholeTree(drawing: SVGSVGElement): { x: number; y: number; width: number; height: number } {
  const tree = drawing.querySelector<SVGGElement>(":scope > g")!;
  const moved = tree.transform.baseVal.consolidate()?.matrix ?? { a: 1, f: 0 };
  tree.removeAttribute("transform");
  const box = tree.getBBox();
  const left = Math.floor(box.x - margin - sides);
  const top = Math.floor(box.y - margin);
  drawing.querySelector(":scope > .plies .gutter")?.remove();
  for (const label of drawing.querySelectorAll<SVGTextElement>(":scope > .plies text")) {
    label.setAttribute("x", String(left + margin));
    label.setAttribute("y", String((Number(label.getAttribute("y")) - moved.f) / moved.a));
  }
  return {
    x: left,
    y: top,
    width: Math.ceil(box.x + box.width + margin) - left,
    height: Math.ceil(box.y + box.height + margin) - top,
  };
}
