import { plainColour } from "./plainColour.ts";

/** An angle, the colour of the lines, how wide they are, and how far from one to the next: as CSS computes it. */
const hatching =
  /^repeating-linear-gradient\((\d+)deg, (\w+\([^)]*\)|#\w+) 0(?:px|%)?, \2 ([\d.]+)px,.* ([\d.]+)px\)$/;

/** The lines that hatch a box whose ground is a repeating gradient: a pattern, and the box once more, filled with it. */
export function drawHatching({ backgroundImage }: CSSStyleDeclaration, box: string): string[] {
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
