/** Pixels around a picture, and on its left for whose turn it is. */
const margin = 16;
const sides = 48;
/** Where the names stand in a figure. */
const edge = 12;

/**
 * Undoes how far a drawn tree was moved and zoomed, and puts whose turn it is in each row to its left, and the windows.
 * Returns the rectangle that holds all of it, in its own pixels, rounded outward.
 */
export function wholeTree(drawing: SVGSVGElement): { x: number; y: number; width: number; height: number } {
  const tree = drawing.querySelector<SVGGElement>(":scope > g")!;
  const { a, f } = tree.transform.baseVal.consolidate()?.matrix ?? { a: 1, f: 0 };
  tree.removeAttribute("transform");
  drawing.querySelector(":scope > .plies .gutter")?.remove();
  const box = tree.getBBox();
  const ladder = drawing.querySelector<SVGGElement>(":scope > .ladder");
  const beside = ladder?.childElementCount ? ladder.getBBox() : undefined;
  /** From the names of the sides to the windows. */
  const start = (ladder?.transform.baseVal.consolidate()?.matrix.e ?? 0) - edge;
  const left = Math.floor(box.x - margin - (beside ? margin + start + beside.x + beside.width : sides));
  const unmoved = (y: number) => (y - f) / a;
  for (const name of drawing.querySelectorAll<SVGTextElement>(":scope > .plies text")) {
    const turned = name.transform.baseVal.consolidate()?.matrix;
    if (turned)
      name.setAttribute("transform", `translate(${left + margin} ${unmoved(turned.f)}) rotate(-90)`);
    else {
      name.setAttribute("x", String(left + margin));
      name.setAttribute("y", String(unmoved(Number(name.getAttribute("y")))));
    }
  }
  ladder?.setAttribute("transform", `translate(${left + margin + start} 0)`);
  for (const rung of ladder?.querySelectorAll<SVGGElement>(":scope > g") ?? [])
    rung.setAttribute("transform", `translate(0 ${unmoved(rung.transform.baseVal.consolidate()!.matrix.f)})`);
  // What joins the number lines keeps to them where nothing was magnified.
  for (const band of ladder?.querySelectorAll(":scope > .band") ?? [])
    if (a === 1) band.setAttribute("transform", `translate(0 ${-f})`);
    else band.remove();
  const top = Math.floor(box.y - margin);
  return {
    x: left,
    y: top,
    width: Math.ceil(box.x + box.width + margin) - left,
    height: Math.ceil(box.y + box.height + margin) - top,
  };
}
