import { attributesOf, type Look } from "./bareSvg.ts";
import { type Outline, outlineText, type TextStyle } from "./outlineText.ts";
import { attributeOf, childrenOf, type Element, isElement } from "./pageTree.ts";

/** A piece of a text that is set in one style. */
interface Run {
  readonly text: string;
  readonly look: Look;
  /** Where it stands, if not behind the piece before it, and how far off that. */
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly dx: number;
  readonly dy: number;
}

/**
 * A text of a drawing as shapes, where the text stood.
 *
 * @param lookIn how a part of the text looks
 * @param paint what the text itself is painted by
 */
export async function setText(
  text: Element,
  lookIn: (part: Element) => Look,
  look: Look,
  paint: ReadonlyMap<string, string>,
): Promise<string> {
  const runs = runsOf(text, look, lookIn);
  const outlines = await Promise.all(runs.map(({ text, look }) => outlineText(text, styleOf(look))));
  const drawn: string[] = [];
  let [x, y] = [0, 0];
  for (const [i, run] of runs.entries()) {
    if (run.x !== undefined) x = run.x - shiftOf(run.look.get("text-anchor"), widthFrom(runs, outlines, i));
    if (run.y !== undefined) y = run.y + dropOf(run.look);
    x += run.dx;
    y += run.dy;
    const own = ["fill", "stroke", "stroke-width", "opacity"].flatMap((name) =>
      run.look !== look && run.look.has(name) ? [[name, run.look.get(name)!] as const] : [],
    );
    if (outlines[i].path !== "")
      drawn.push(
        `<path${attributesOf([["transform", `translate(${x} ${y})`], ["d", outlines[i].path], ...own])}/>`,
      );
    x += outlines[i].width;
  }
  const kept = ["transform", "fill", "stroke", "opacity"].flatMap((name) => {
    const value = attributeOf(text, name);
    return value === undefined || paint.has(name) ? [] : [[name, value] as const];
  });
  return `<g${attributesOf([...kept, ...paint])}>${drawn.join("")}</g>`;
}

function runsOf(element: Element, look: Look, lookIn: (part: Element) => Look): Run[] {
  const size = Number.parseFloat(look.get("font-size")!);
  const length = (name: string) => {
    const value = attributeOf(element, name);
    return value === undefined ? undefined : Number.parseFloat(value) * (value.endsWith("em") ? size : 1);
  };
  let place = {
    x: length("x") ?? (element.tagName === "text" ? 0 : undefined),
    y: length("y") ?? (element.tagName === "text" ? 0 : undefined),
    dx: length("dx") ?? 0,
    dy: length("dy") ?? 0,
  };
  const stay = { x: undefined, y: undefined, dx: 0, dy: 0 };
  return childrenOf(element).flatMap((child) => {
    const inside = isElement(child)
      ? runsOf(child, lookIn(child), lookIn)
      : "value" in child && child.nodeName === "#text" && child.value.trim() !== ""
        ? [{ text: child.value.replace(/\s+/g, " "), look, ...stay }]
        : [];
    if (inside.length === 0) return [];
    const [first, ...others] = inside;
    const placed = {
      ...first,
      x: first.x ?? place.x,
      y: first.y ?? place.y,
      dx: first.dx + place.dx,
      dy: first.dy + place.dy,
    };
    place = stay;
    return [placed, ...others];
  });
}

/** The width of what stands in a row with this piece, up to the next that has a place of its own. */
function widthFrom(runs: readonly Run[], outlines: readonly Outline[], start: number): number {
  const end = runs.findIndex(({ x }, i) => i > start && x !== undefined);
  return outlines.slice(start, end < 0 ? undefined : end).reduce((sum, { width }) => sum + width, 0);
}

const shiftOf = (anchor: string | undefined, width: number): number =>
  anchor === "middle" ? width / 2 : anchor === "end" ? width : 0;

/** Where a line runs through the middle of its letters, and not along their feet. */
const dropOf = (look: Look): number =>
  ["central", "middle"].includes(look.get("dominant-baseline") ?? "")
    ? 0.35 * Number.parseFloat(look.get("font-size")!)
    : 0;

const families = [
  ["Serif", "serif"],
  ["JetBrains", "mono"],
  ["mono", "mono"],
  ["STIX", "math"],
  ["math", "math"],
] as const;

function styleOf(look: Look): TextStyle {
  const name = look.get("font-family") ?? "";
  const [first] = name.split(",");
  const weight =
    { normal: 400, bold: 700 }[look.get("font-weight") ?? "normal"] ?? Number(look.get("font-weight"));
  return {
    family: families.find(([part]) => first.includes(part))?.[1] ?? "sans",
    weight: Math.min(700, Math.max(400, weight || 400)),
    size: Number.parseFloat(look.get("font-size")!),
  };
}
