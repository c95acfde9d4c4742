/** A colour as every viewer of SVG reads it, and how far it covers what is below, from 0 to 1. */
interface PlainColour {
  /** "#0a69b8", or "none" where nothing would be seen. */
  readonly colour: string;
  readonly opacity: number;
}

const known = new Map<string, PlainColour>();

/** Any colour that CSS can compute, oklab() and its kin among them. Asks the browser's own canvas, once for each. */
export function plainColour(css: string): PlainColour {
  const found = known.get(css);
  if (found) return found;
  const plain = css === "none" || css === "" ? { colour: "none", opacity: 1 } : paint(css);
  known.set(css, plain);
  return plain;
}

let brush: CanvasRenderingContext2D | null | undefined;

function paint(css: string): PlainColour {
  brush ??= Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", {
    willReadFrequently: true,
  });
  if (!brush) return { colour: css, opacity: 1 };
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = css;
  brush.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data;
  if (alpha === 0) return { colour: "none", opacity: 1 };
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("");
  return { colour: `#${hex}`, opacity: Math.round((100 * alpha) / 255) / 100 };
}

/**
 * What `work` returns when it looks at the page in its light colours, as paper has them. The reader sees nothing of
 * it: nothing is painted before the page's own colours are back.
 */
export function inLightColours<Result>(work: () => Result): Result {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = "light";
  try {
    return work();
  } finally {
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
  }
}

/** The site's fonts, and what stands in for each where it is not installed. */
const families = [
  'Inter, "Helvetica Neue", Arial, sans-serif',
  '"Source Serif 4", Georgia, serif',
  '"JetBrains Mono", Consolas, monospace',
  '"STIX Two Math", "Cambria Math", serif',
];

/** A computed font family by the fonts' public names: the site's own carry a hash that nobody else knows. */
export function namedFont(computed: string): string {
  const first = /\w+/.exec(computed)?.[0];
  return families.find((family) => /\w+/.exec(family)?.[0] === first) ?? families[0];
}
