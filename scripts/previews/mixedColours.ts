import { rgb } from "d3";

/*
 * Björn Ottosson's OKLab (2020), as CSS Color 4 has it: linear light, cone responses, and their cube roots mixed. Few
 * programs that paint SVG know `color-mix()`.
 */

type Three = readonly [number, number, number];

const toCones: readonly Three[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const fromCones: readonly Three[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
const times = (rows: readonly Three[], [a, b, c]: Three): Three =>
  rows.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Three;
const each = (three: Three, change: (part: number) => number): Three => three.map(change) as unknown as Three;

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const shown = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Roots of the cones' responses. OKLab is a linear map of them, and a mixture is the same on either side of one. */
function rootsOf(colour: string): Three {
  const { r, g, b } = rgb(colour);
  return each(
    times(
      toCones,
      each([r, g, b], (part) => linear(part / 255)),
    ),
    Math.cbrt,
  );
}

function ofRoots(roots: Three): string {
  const [r, g, b] = each(
    times(
      fromCones,
      each(roots, (root) => root ** 3),
    ),
    (part) => 255 * shown(Math.max(0, part)),
  );
  return rgb(r, g, b).formatHex();
}

/** A value in which the mixtures of two colours are worked out; one with `transparent` keeps its colour, and fades. */
export function withMixedColours(value: string): string {
  return value.replace(
    /color-mix\(in (?:oklab|srgb), ?((?:[^(),]|\([^()]*\))+?)(?: ([\d.]+)%)?, ?((?:[^(),]|\([^()]*\))+?)(?: ([\d.]+)%)?\)/g,
    (_, one: string, part: string | undefined, other: string, rest: string | undefined) => {
      const share =
        part !== undefined ? Number(part) / 100 : rest !== undefined ? 1 - Number(rest) / 100 : 0.5;
      if (other === "transparent") return rgb(one).copy({ opacity: share }).formatHex8();
      if (one === "transparent")
        return rgb(other)
          .copy({ opacity: 1 - share })
          .formatHex8();
      const [from, to] = [rootsOf(one), rootsOf(other)];
      return ofRoots([0, 1, 2].map((i) => share * from[i] + (1 - share) * to[i]) as unknown as Three);
    },
  );
}
