import { drawHatching } from "./drawHatching.ts";
import type { Placed } from "./partPicture.ts";
import { plainColour } from "./plainColour.ts";

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
