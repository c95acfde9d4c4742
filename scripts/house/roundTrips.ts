/** Where each place leads. */
export type Ways = ReadonlyMap<string, ReadonlySet<string>>;

/** The ways between places, from one file's import to another's; within a place there are none. */
export function waysBetween(
  imports: Iterable<readonly [from: string, to: string]>,
  placeOf: (file: string) => string,
): Ways {
  const ways = new Map<string, Set<string>>();
  for (const [from, to] of imports) {
    const [one, other] = [placeOf(from), placeOf(to)];
    if (one === other) continue;
    if (!ways.has(one)) ways.set(one, new Set());
    ways.get(one)!.add(other);
  }
  return ways;
}

/**
 * The places that lead to each other: the strongly connected components of two and more, the largest first, each sorted.
 * Time is linear in the ways. Source: R. Tarjan 1972, "Depth-first search and linear graph algorithms".
 */
export function roundTrips(ways: Ways): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (place: string): number => {
    const number = order.size;
    order.set(place, number);
    open.push(place);
    let low = number;
    for (const next of ways.get(place) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next)!);
    }
    lowest.set(place, low);
    if (low === number) found.push(open.splice(open.indexOf(place)).sort());
    return low;
  };
  for (const place of ways.keys()) if (!order.has(place)) visit(place);
  return found
    .filter((places) => places.length > 1)
    .sort((one, other) => other.length - one.length || one[0].localeCompare(other[0], "en"));
}
