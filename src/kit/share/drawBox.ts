import { plainColour } from "./paint.ts";
import type { Placed } from "./partPicture.ts";

const sides = ["top", "right", "bottom", "left"] as const;

/** One edge of a box, as it is drawn. */
interface Edge {
  readonly width: number;
  readonly paint: string;
}

/** An element's ground and its borders, of one colour all around or each by itself. */
export function drawBox(element: Element, style: CSSStyleDeclaration, placed: Placed): string[] {
  const { x, y, width, height } = placed(element.getBoundingClientRect());
  if (width === 0 || height === 0) return [];
  const edges = sides.map((side) => edgeOf(style, side));
  const round = Math.min(radiusOf(style, width), width / 2, height / 2);
  const ground = plainColour(style.backgroundColor);
  const drawn = drawHatching(style, rect(x, y, width, height, round));
  if (ground.colour !== "none")
    drawn.unshift(`<rect ${rect(x, y, width, height, round)} ${painted("fill", ground)}/>`);
  const [first] = edges;
  if (edges.every(({ width: one, paint }) => one === first.width && paint === first.paint)) {
    if (first.width === 0) return drawn;
    const half = first.width / 2;
    const inner = rect(
      x + half,
      y + half,
      width - first.width,
      height - first.width,
      Math.max(0, round - half),
    );
    return [...drawn, `<rect ${inner} fill="none" ${first.paint}/>`];
  }
  const [top, right, bottom, left] = edges.map((edge) => edge.width / 2);
  const lines = [
    [x, y + top, x + width, y + top],
    [x + width - right, y, x + width - right, y + height],
    [x, y + height - bottom, x + width, y + height - bottom],
    [x + left, y, x + left, y + height],
  ];
  for (const [i, edge] of edges.entries()) {
    const [x1, y1, x2, y2] = lines[i].map(short);
    if (edge.width > 0) drawn.push(`<path d="M${x1},${y1}L${x2},${y2}" ${edge.paint}/>`);
  }
  return drawn;
}

function edgeOf(style: CSSStyleDeclaration, side: (typeof sides)[number]): Edge {
  const read = (what: string) => style.getPropertyValue(`border-${side}-${what}`);
  const colour = plainColour(read("color"));
  const width = read("style") === "none" || colour.colour === "none" ? 0 : Number.parseFloat(read("width"));
  const dashes = {
    dashed: ` stroke-dasharray="${3 * width} ${2 * width}"`,
    dotted: ` stroke-dasharray="${width}"`,
  };
  const dashed = dashes[read("style") as keyof typeof dashes] ?? "";
  return { width, paint: `${painted("stroke", colour)} stroke-width="${width}"${dashed}` };
}

/** Pixels by which the corners are round; those of one box are alike. */
function radiusOf({ borderTopLeftRadius: radius }: CSSStyleDeclaration, width: number): number {
  const amount = Number.parseFloat(radius);
  return radius.includes("%") ? (amount / 100) * width : amount;
}

function painted(name: "fill" | "stroke", { colour, opacity }: ReturnType<typeof plainColour>): string {
  return `${name}="${colour}"${opacity < 1 ? ` ${name}-opacity="${opacity}"` : ""}`;
}

const rect = (x: number, y: number, width: number, height: number, round: number) =>
  `x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round > 0 ? ` rx="${short(round)}"` : ""}`;

const short = (value: number) => Number(value.toFixed(2));

/** An angle, the colour of the lines, how wide they are, and how far from one to the next: as CSS computes it. */
const hatching =
  /^repeating-linear-gradient\((\d+)deg, (\w+\([^)]*\)|#\w+) 0(?:px|%)?, \2 ([\d.]+)px,.* ([\d.]+)px\)$/;

/** The lines that hatch a box whose ground is a repeating gradient: a pattern, and the box once more, filled with it. */
function drawHatching({ backgroundImage }: CSSStyleDeclaration, box: string): string[] {
  const [, angle, lines, width, apart] = backgroundImage.match(hatching) ?? [];
  if (lines === undefined) return [];
  const { colour } = plainColour(lines);
  const id = `hatch-${colour.slice(1)}-${angle}-${width.replace(".", "_")}`;
  // A gradient of 0 degrees runs upward, its lines across.
  const turned = `patternTransform="rotate(${Number(angle) - 90})"`;
  return [
    `<pattern id="${id}" width="${apart}" height="${apart}" patternUnits="userSpaceOnUse" ${turned}><rect width="${width}" height="${apart}" fill="${colour}"/></pattern>`,
    `<rect ${box} fill="url(#${id})"/>`,
  ];
}

/** A radio button as a ring, a checkbox as a square; filled where it is chosen. */
export function drawChoice(input: HTMLInputElement, style: CSSStyleDeclaration, placed: Placed): string {
  const { x, y, width, height } = placed(input.getBoundingClientRect());
  const { colour } = plainColour(style.color);
  const side = Math.min(width, height) - 2;
  const corner = input.type === "radio" ? side / 2 : 2;
  const [left, top] = [x + (width - side) / 2, y + (height - side) / 2].map((value) =>
    Number(value.toFixed(2)),
  );
  const ring = `<rect x="${left}" y="${top}" width="${side}" height="${side}" rx="${corner}" fill="none" stroke="${colour}"/>`;
  if (!input.checked) return ring;
  const inner = side - 6;
  const mark = `<rect x="${left + 3}" y="${top + 3}" width="${inner}" height="${inner}" rx="${Math.max(1, corner - 3)}" fill="${colour}"/>`;
  return `${ring}\n${mark}`;
}
