/** The part of a drawing that is seen from the left to the right, in units of that drawing, such as leaves: of 0 to its width. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** No closer than so many units side by side. */
export const fewest = 2;

export const wholePart = (width: number): Part => ({ from: 0, to: width });

export const isWhole = ({ from, to }: Part, width: number): boolean => from <= 0 && to >= width;

/** The view nearest to what is asked for that lies within the drawing. */
export function within({ from, to }: Part, width: number): Part {
  const span = Math.min(width, Math.max(Math.min(fewest, width), to - from));
  const middle = (from + to) / 2;
  const start = Math.min(width - span, Math.max(0, middle - span / 2));
  return { from: start, to: start + span };
}

/** Closer by a factor; what stands at `at`, a share of the width, stays where it is. */
export function zoomed({ from, to }: Part, factor: number, at: number, width: number): Part {
  const span = Math.min(width, Math.max(Math.min(fewest, width), (to - from) / factor));
  const start = from + at * (to - from - span);
  return within({ from: start, to: start + span }, width);
}

/** Moved by a share of what is seen. */
export const panned = ({ from, to }: Part, share: number, width: number): Part =>
  within({ from: from + share * (to - from), to: to + share * (to - from) }, width);

/** On the way from one view to another, by a share from 0 to 1: each moment is as much closer as the one before. */
export function between(one: Part, other: Part, share: number): Part {
  const [here, there] = [one.to - one.from, other.to - other.from];
  const span = here * (there / here) ** share;
  const gone = here === there ? share : (span - here) / (there - here);
  const middle = (view: Part) => (view.from + view.to) / 2;
  const at = middle(one) + gone * (middle(other) - middle(one));
  return { from: at - span / 2, to: at + span / 2 };
}
