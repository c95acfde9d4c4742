/** A colour as linear-light red, green and blue, each from 0 to 1. */
export type Colour = readonly [number, number, number];

/** Reads #rrggbb, the sRGB notation of CSS. */
export function readColour(text: string): Colour {
  if (!/^#[0-9a-f]{6}$/i.test(text)) throw new Error(`"${text}" is no colour of the form #rrggbb`);
  const channel = (at: number) => {
    const level = Number.parseInt(text.slice(at, at + 2), 16) / 255;
    return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const luminance = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** How one sees: rows give the red, green and blue seen. Source: Machado, Oliveira, Fernandes 2009, severity 1. */
export const sights = {
  everyone: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
} as const;

export type Sight = keyof typeof sights;

/** The colour as it looks with the given sight. */
export function seen(colour: Colour, sight: Sight): Colour {
  const [red, green, blue] = sights[sight].map(
    (row) => row[0] * colour[0] + row[1] * colour[1] + row[2] * colour[2],
  );
  return [red, green, blue];
}

/** The distance of two colours in Oklab, times 100: about 2 is the least that is noticed. Source: B. Ottosson 2020. */
export function difference(one: Colour, other: Colour): number {
  const [a, b] = [oklab(one), oklab(other)];
  return 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function oklab(colour: Colour): Colour {
  const [red, green, blue] = colour.map((channel) => Math.min(1, Math.max(0, channel)));
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}
