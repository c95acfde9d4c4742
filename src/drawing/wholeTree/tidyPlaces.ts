import { type TreeShape, tidyLayout } from "./tidyLayout.ts";

/** Where each node of a tidy tree stands, by node, and how wide the drawing is, which begins at 0. */
export interface TidyPlaces {
  readonly x: Float64Array<ArrayBuffer>;
  readonly width: number;
}

/** What stays blank before the first node, and past the last: there it is as much as siblings have, for a name beside it. */
const [before, past] = [0.5, 1];

/** Lays a tree out in branches, in the units in which siblings are 1 apart. */
export function tidyPlaces(shape: TreeShape): TidyPlaces {
  const x = tidyLayout(shape);
  let [least, most] = [0, 0];
  for (const place of x) {
    if (place < least) least = place;
    else if (place > most) most = place;
  }
  for (let node = 0; node < x.length; node++) x[node] += before - least;
  return { x, width: before + most - least + past };
}
