import { basename } from "node:path";
import type { AstroUserConfig } from "astro";
import type { CutFace } from "./subsetFonts.ts";

type Family = NonNullable<AstroUserConfig["fonts"]>[number];

/**
 * What most of a page is set in must not come late: where it is not there a tenth of a second after it was asked for, the
 * page stays in the system's font, nothing is drawn twice or moves, and the next page has it. Code and formulas take theirs
 * whenever it comes.
 */
const families = [
  { key: "serif", name: "Source Serif 4", fallbacks: ["Georgia", "serif"], display: "optional" },
  { key: "sans", name: "Inter", fallbacks: ["sans-serif"], display: "optional" },
  { key: "mono", name: "JetBrains Mono", fallbacks: ["monospace"], display: "swap" },
  { key: "math", name: "STIX Two Math", fallbacks: ["math"], display: "swap" },
] as const;

/**
 * The cut faces as families of Astro's font API, which writes the @font-face rules, serves the files and
 * measures system fonts so that text keeps its place when the real one arrives. Each family is a CSS
 * variable: --font-serif, --font-sans, --font-mono, --font-math.
 */
export function fontFamilies(faces: readonly CutFace[]): Family[] {
  return families.map(({ key, name, fallbacks, display }) => ({
    name,
    cssVariable: `--font-${key}`,
    fallbacks: [...fallbacks],
    display,
    provider: {
      name: `cut-${key}`,
      // Astro keeps what it read by name and options: the files' names carry their contents' hash.
      config: { files: faces.filter(({ family }) => family === key).map(({ file }) => basename(file)) },
      resolveFont: () => ({ fonts: faces.filter(({ family }) => family === key).map(fontFace) }),
    },
  }));
}

function fontFace({ file, weight, style, subset, glyphs }: CutFace) {
  return {
    src: [{ url: file, format: "woff2" }],
    weight,
    style,
    meta: { subset },
    unicodeRange: unicodeRange(glyphs),
  };
}

/** The glyphs as CSS ranges, neighbours joined: "ab…z" is one range. */
function unicodeRange(glyphs: string): string[] {
  const points = [...new Set([...glyphs].map((glyph) => glyph.codePointAt(0)!))].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`));
}
