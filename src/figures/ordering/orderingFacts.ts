import { partsOf } from "../../kit/orderingParts/savingParts.ts";
import type { Facts } from "../../kit/prose/registry.ts";
import type { Searched } from "./countOrderings.ts";
import type { Counts } from "./countsByName.ts";
import { alone, partSet } from "./partSets.ts";
import { savings } from "./savings.ts";

const write = (count: number | undefined) => (count === undefined ? "?" : count.toLocaleString("en"));
const percent = (share: number | undefined) => (share === undefined ? "?" : String(Math.round(100 * share)));

/**
 * What an ordering figure says of its deepest whole iteration: "depth"; "natural", "present" and "best", the nodes of
 * the natural order, of this one and of the best there is; "worst", those of the worst, or "?" where that takes too long to find; "share", this order in percent of the natural; "closed", how
 * many percent of the gap between natural and best it closes; "static", "killers" and so on, each part alone in percent
 * of the natural order.
 */
export function orderingFacts(view: Pick<Searched, "game" | "parts">, counts: Counts): Facts {
  const depth = Math.min(counts[partSet(view.parts).name].length, counts[partSet([]).name].length);
  const found = savings(counts, view, depth);
  const parts = partsOf(view.game).map((part) => {
    const nodes = counts[alone(part).name]?.[depth - 1];
    return [part, percent(found && nodes && nodes / found.natural)];
  });
  return {
    depth: write(depth),
    natural: write(found?.natural),
    present: write(found?.present),
    best: write(found?.best),
    worst: write(counts.worst?.[depth - 1]),
    share: percent(found && found.present / found.natural),
    closed: percent(found?.closed),
    ...Object.fromEntries(parts),
  };
}
