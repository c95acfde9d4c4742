import type { Band, LinePoint } from "../../drawing/linePath.ts";

/** How a line is drawn. */
export interface Look {
  /** A token of the site's colours, such as `best`. */
  readonly colour: string;
  readonly width: number;
  /** Lengths of its dashes and of the gaps between them; none for a whole line. */
  readonly dash?: string;
}

/** A line of a chart. */
export interface ChartLine {
  /** Tells it from the chart's others; its path and its title have it as a class. */
  readonly name: string;
  readonly points: readonly LinePoint[];
  readonly look: Look;
  /** What stands beside its end. */
  readonly title?: string | undefined;
  /** Where its title stands if at its own end, and not with the others, beside the line that goes on the longest. */
  readonly own?: "above" | "below" | undefined;
  /** Whether its title stands out, in the line's own colour. */
  readonly strong?: boolean;
  /** Which of its points have a disc. */
  readonly discs?: "all" | "last";
  /** What lies around it, tinted. */
  readonly band?: { readonly bands: readonly Band[]; readonly colour: string; readonly opacity: number };
}

/** A colour's token as a paint. */
export const paint = (colour: string): string => `var(--${colour})`;

/** The attributes of a path that is drawn like this. */
export const penOf = ({ colour, width, dash }: Look) => ({
  stroke: paint(colour),
  "stroke-width": width,
  "stroke-dasharray": dash,
});
