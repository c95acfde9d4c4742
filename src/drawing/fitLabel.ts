/** How a node's value is printed: inside its shape, or beside it where it would be too small to be read there. */
export interface FittedLabel {
  readonly text: string;
  /** In pixels. */
  readonly size: number;
  readonly beside: boolean;
}

/** The smallest type in a triangle, and the type beside one, in pixels. */
const smallest = 7;
const sizeBeside = 10;
/** In a square a label goes closer to the edges to be as large as the first, and without its nought below the second. */
const wanted = 11;
const tolerated = 10;
/** A character's width in units of the type's size, and the share of a square that its label may take up. */
const aspect = 0.6;
const share = 0.9;

/**
 * The label of a node that is `radius` pixels to each side. One that is long for a square goes closer to the edges and,
 * where that is not enough, without the nought before its point, as in ".004"; one too long for a triangle stands
 * beside it.
 */
export function fitLabel(label: string, radius: number, isSquare: boolean): FittedLabel {
  const letters = Math.max(2, label.length);
  const size = isSquare ? Math.min(15, (2.1 * radius) / letters) : Math.min(14, (2 * radius) / letters);
  if (size >= (isSquare ? wanted : smallest)) return { text: label, size, beside: false };
  if (!isSquare) return { text: label, size: sizeBeside, beside: true };
  const text = tight(label, radius) < tolerated ? label.replace(/(?<!\d)0\./, ".") : label;
  return { text, size: Math.min(wanted, tight(text, radius)), beside: false };
}

/** The largest type, in pixels, in which a label stays inside a square. */
function tight(label: string, radius: number): number {
  // A point is half as wide as a digit.
  const width = label.length - (label.includes(".") ? 0.5 : 0);
  return (share * 1.56 * radius) / (aspect * width);
}
