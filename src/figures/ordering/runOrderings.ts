import { countOrderings } from "./countOrderings.ts";
import { type Counts, withCount } from "./countsByName.ts";
import type { OrderingView } from "./orderingView.ts";

/** Counts all of a view at once: for views that are small, on the server and in tests. */
export function runOrderings(view: OrderingView): Counts {
  let counts: Counts = {};
  for (const count of countOrderings(view)) counts = withCount(counts, count);
  return counts;
}
