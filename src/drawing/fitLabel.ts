/** Where a node's value is printed: in its shape, beside it, or turned on its side in a leaf that is narrow. */
export type LabelPlace = "inside" | "beside" | "turned";

/** How a node's value is printed. */
export interface FittedLabel {
  /** Empty where there is no room for anything that could be read. */
  readonly text: string;
  /** In pixels. */
  readonly size: number;
  readonly place: LabelPlace;
  /** Half of what the label takes up from left to right where it is inside, and from top to bottom where it is turned. */
  readonly half: number;
}

/** A node's shape, in pixels. */
export interface LabelRoom {
  readonly radius: number;
  /** A leaf's square, which a label may widen; else a triangle. */
  readonly isSquare: boolean;
  /** To the next node of the row. */
  readonly space: number;
  /** How much larger all of it is on the screen. */
  readonly scale?: number;
}

/** The smallest type that can be read on a screen, and the type that a label is to have, in pixels. */
const legible = 9;
const wanted = 11;
/** A leaf's label loses its nought before it is smaller than this. */
const tolerated = 10;
const longestTurned = 46;
/** A triangle smaller than this has nothing beside it. */
const smallestBeside = 13;
/** A character's width in units of the type's size; a point is half as wide. */
const aspect = 0.64;

/**
 * The label of a node, as large as there is room for and never too small to be read. A leaf's gets a wider square, loses
 * the nought before its point as in ".004", says only its size as in "1.2e8", or is turned on its side; one too long for
 * a triangle stands beside it or says no more than which bound is known. Where even that has no room, there is none.
 */
export function fitLabel(label: string, room: LabelRoom): FittedLabel {
  return room.isSquare ? inSquare(label, room) : inTriangle(label, room);
}

function inSquare(label: string, { radius, space, scale = 1 }: LabelRoom): FittedLabel {
  const smallest = legible / scale;
  const usual = Math.min(15, (2.1 * radius) / Math.max(2, label.length));
  if (usual >= Math.max(wanted, smallest)) return fitted(label, usual, "inside");
  const widest = 0.9 * space - 4;
  const pointed = label.replace(/(?<!\d)0\./, ".");
  for (const [text, least] of [
    [label, tolerated],
    [pointed, smallest],
    [shorter(label), smallest],
  ] as const) {
    const size = Math.min(Math.max(wanted, smallest), widest / widthOf(text));
    if (size >= Math.max(least, smallest)) return fitted(text, size, "inside");
  }
  const size = Math.min(wanted, space * 1.06);
  const turned = [pointed, shorter(label)].find((text) => widthOf(text) * size <= longestTurned);
  return size >= smallest && turned !== undefined ? fitted(turned, size, "turned") : none;
}

function inTriangle(label: string, { radius, space, scale = 1 }: LabelRoom): FittedLabel {
  const smallest = legible / scale;
  const size = Math.min(14, (2.15 * radius) / Math.max(2, label.length));
  if (size >= smallest) return fitted(label, size, "inside");
  const beside = Math.max(tolerated, smallest);
  // It stands where the triangle is narrow, and so are its neighbours there.
  const isWorthIt = radius >= smallestBeside && label !== "?";
  if (isWorthIt && widthOf(label) * beside <= space - 0.9 * radius) return fitted(label, beside, "beside");
  const mark = /[=≥≤?…]/.exec(label)?.[0] ?? "";
  const sizeOfMark = Math.min(13, 1.3 * radius);
  return mark !== "" && sizeOfMark >= smallest ? fitted(mark, sizeOfMark, "inside") : none;
}

const none: FittedLabel = { text: "", size: 0, place: "inside", half: 0 };

const fitted = (text: string, size: number, place: LabelPlace): FittedLabel => ({
  text,
  size,
  place,
  half: (widthOf(text) * size) / 2,
});

/** In units of the type's size. */
const widthOf = (text: string) => aspect * (text.length - (text.includes(".") ? 0.5 : 0));

/** Of a long number its size alone. */
function shorter(label: string): string {
  const digits = label.replace("−", "-");
  if (label.length < 7 || !Number.isFinite(Number(digits))) return label;
  return Number(digits).toExponential(1).replace(".0", "").replace("+", "").replace("-", "−");
}
