import { countOrderings, type Searched } from "./countOrderings.ts";
import { type Counts, withCount } from "./countsByName.ts";

const known = new Map<string, Counts>();

/**
 * Counts all of a view at once: for views that are small, on the server and in tests. Each is counted once, since a page
 * draws a figure and prints what it says.
 */
export function runOrderings(view: Searched): Counts {
  const { game, position, depth, parts } = view;
  const name = JSON.stringify([game, position, depth, parts]);
  const found = known.get(name) ?? [...countOrderings(view)].reduce<Counts>(withCount, {});
  known.set(name, found);
  return found;
}
