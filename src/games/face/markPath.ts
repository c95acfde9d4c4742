import type { Grid } from "./grid.ts";

const round = (length: number) => Math.round(length * 100) / 100;

/**
 * One path for all cells of one kind, since a picture may have hundreds of boards: `shape` is drawn from the middle
 * of every cell that is wanted; its path data are relative.
 */
export function markPath(
  grid: Grid,
  cell: number,
  wanted: (glyph: string, index: number) => boolean,
  shape: string,
): string {
  const middle = (index: number) => round((index + 0.5) * cell);
  return grid
    .flatMap((row, r) =>
      row.map((glyph, c) => (wanted(glyph, r * row.length + c) ? `M${middle(c)} ${middle(r)}${shape}` : "")),
    )
    .join("");
}

/** A circle around the point where the path stands, in pixels. */
export function circle(radius: number): string {
  const r = round(radius);
  return `m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** A diagonal cross around the point where the path stands; each arm reaches `reach` pixels right and down. */
export function cross(reach: number): string {
  const r = round(reach);
  return `m${-r} ${-r}l${2 * r} ${2 * r}m${-2 * r} 0l${2 * r} ${-2 * r}`;
}

/** A square around the point where the path stands; half its side in pixels. */
export function square(half: number): string {
  const h = round(half);
  return `m${-h} ${-h}h${2 * h}v${2 * h}h${-2 * h}z`;
}

/** A crown of three points around the point where the path stands; half its width in pixels. */
export function crown(half: number): string {
  const [h, third] = [round(half), round(half / 1.6)];
  return `m${-h} ${round(0.75 * half)}v${round(-1.5 * half)}l${round(half / 2)} ${third}l${round(half / 2)} ${-third}l${round(half / 2)} ${third}l${round(half / 2)} ${-third}v${round(1.5 * half)}z`;
}
