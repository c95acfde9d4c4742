/** One @font-face: which glyphs to cut from which file, and what the browser is told about the result. */
export interface Face {
  readonly family: "serif" | "sans" | "mono" | "math";
  /** "latin" is what every page needs at once. */
  readonly subset: "latin" | "accented" | "greek" | "symbols" | "math";
  readonly style: "normal" | "italic";
  /** Where the whole font lies, as a package specifier. */
  readonly source: string;
  readonly glyphs: string;
  /** Variation axes, narrowed or pinned: the bold end of 900 would cost a third of the bytes. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** OpenType features that are kept; small capitals and code ligatures are not. */
  readonly features: readonly string[];
  readonly weight: string;
}

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join("");

const ascii = between(0x20, 0x7e);
const punctuation = "–—‘’“”‹›…•′″−½↑↓";
/** In chapters' names, as in Szepesvári: 70 bytes a letter here, and 10 kB in a font for them alone. */
const inNames = "Öáéëò";
/** What English prose is written with, the signs among it that Latin-1 adds to ASCII. */
const latin = `${ascii}\u{a0}§«°±·»×÷${punctuation}${inNames}`;
/**
 * The rest of Latin-1, for names and for what readers type: a third of a font, and few pages need it. Without features,
 * since nothing is kerned across two fonts.
 */
const accented = [...between(0xa1, 0xff)].filter((glyph) => !latin.includes(glyph)).join("");
const greek = "αβγδεθλμπστΔΣ";
const symbols = "≤≥≠≈≡∞→←⇒⌈⌉⌊⌋⟨⟩√∈∅";
const shapes = "▲▼△▽■□●○✓✗⇧";
/** Letters of formulas are code points of their own; the italic h is the one that Unicode had before. */
const italicLatin = `${between(0x1d434, 0x1d454)}ℎ${between(0x1d456, 0x1d467)}`;
const italicGreek = [...greek]
  .map((letter) => letter.codePointAt(0)! + (letter < "α" ? 0x1d6e2 - 0x391 : 0x1d6fc - 0x3b1))
  .map((point) => String.fromCodePoint(point))
  .join("");
/** The space is no sign of a formula: Chromium takes the font that has it for the one whose signs grow, such as roots. */
const formula = ` 0123456789+-=<>()[]{}|/,.:!'−·⋅⋯×±∑′${symbols}${italicLatin}${italicGreek}`;

const weights = { wght: { min: 400, max: 700 } };
const textFeatures = ["kern", "liga", "ccmp", "locl", "mark", "mkmk", "lnum", "onum", "tnum"];
const interFeatures = ["kern", "ccmp", "locl", "mark", "mkmk", "tnum"];
const monoFeatures = ["ccmp", "mark", "mkmk"];

const text = { style: "normal", weight: "400 700", axes: weights } as const;
/** STIX has one weight; it is declared for all of them, else a browser would look for a bold ≤ elsewhere. */
const single = { style: "normal", weight: "400 700", axes: {}, features: [] } as const;
/** Inter draws for small sizes at 14, its lowest optical size. */
const interAxes = { ...weights, opsz: 14 };
const serif = "@fontsource-variable/source-serif-4/files/source-serif-4";
const mono = "@fontsource-variable/jetbrains-mono/files/jetbrains-mono";
const stix = "@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2";
const inter = "inter-ui/variable/InterVariable.woff2";

/**
 * Every font face of the site. Source Serif 4 and JetBrains Mono come split by script and without
 * mathematical signs; STIX Two, a relative of Times, lends them to the serif, Inter to the monospace.
 */
export const faces: readonly Face[] = [
  {
    ...text,
    family: "serif",
    subset: "latin",
    source: `${serif}-latin-wght-normal.woff2`,
    glyphs: latin,
    features: textFeatures,
  },
  {
    ...text,
    family: "serif",
    subset: "accented",
    source: `${serif}-latin-wght-normal.woff2`,
    glyphs: accented,
    features: [],
  },
  {
    ...text,
    family: "serif",
    subset: "latin",
    style: "italic",
    source: `${serif}-latin-wght-italic.woff2`,
    glyphs: latin,
    features: textFeatures,
  },
  {
    ...text,
    family: "serif",
    subset: "accented",
    style: "italic",
    source: `${serif}-latin-wght-italic.woff2`,
    glyphs: accented,
    features: [],
  },
  {
    ...text,
    family: "serif",
    subset: "greek",
    source: `${serif}-greek-wght-normal.woff2`,
    glyphs: greek,
    features: textFeatures,
  },
  {
    ...text,
    family: "serif",
    subset: "greek",
    style: "italic",
    source: `${serif}-greek-wght-italic.woff2`,
    glyphs: greek,
    features: textFeatures,
  },
  { ...single, family: "serif", subset: "symbols", source: stix, glyphs: symbols },
  { ...single, family: "serif", subset: "symbols", style: "italic", source: stix, glyphs: symbols },
  {
    ...text,
    family: "sans",
    subset: "latin",
    source: inter,
    glyphs: latin + greek + symbols + shapes,
    axes: interAxes,
    features: interFeatures,
  },
  {
    ...text,
    family: "sans",
    subset: "accented",
    source: inter,
    glyphs: accented,
    axes: interAxes,
    features: [],
  },
  {
    ...text,
    family: "mono",
    subset: "latin",
    source: `${mono}-latin-wght-normal.woff2`,
    glyphs: `${ascii + punctuation}·×±½`,
    features: monoFeatures,
  },
  {
    ...text,
    family: "mono",
    subset: "greek",
    source: `${mono}-greek-wght-normal.woff2`,
    glyphs: greek,
    features: monoFeatures,
  },
  {
    ...text,
    family: "mono",
    subset: "symbols",
    source: inter,
    glyphs: symbols + shapes,
    axes: interAxes,
    features: [],
  },
  { ...single, family: "math", subset: "math", source: stix, glyphs: formula },
];
