/** A place in each of two sequences where the same stands. */
export type Match = readonly [first: number, second: number];

/**
 * The longest common subsequence of two sequences, as places in both, ascending. Of several as long it is one whose
 * gaps cost least: a gap in either sequence, or in both at one place, costs what `gapCost` says of the place in
 * `first` that it comes after; 1 by default, so that gaps are few.
 * With r pairs of equal items among n and m it takes O((n + m + r) log m): little where most items stand once.
 * Source: J. Hunt and T. Szymanski 1977, "A Fast Algorithm for Computing Longest Common Subsequences"; the best
 * end so far is looked up in a tree of P. Fenwick 1994, since gaps weigh too.
 */
export function longestAlignment(
  first: readonly string[],
  second: readonly string[],
  gapCost: (place: number) => number = () => 1,
): Match[] {
  const places = placesOf(second);
  const ends = new BestEnds(second.length);
  /** Ends at the last item of `first` before this one, by their place in `second`. */
  let justBefore = new Map<number, End>();
  for (const [i, item] of first.entries()) {
    const here = (places.get(item) ?? []).map((j): End => {
      const near = justBefore.get(j - 1);
      const joined = near && { before: near, count: near.count + 1, cost: near.cost };
      const far = ends.before(j);
      const apart = { before: far, count: (far?.count ?? 0) + 1, cost: far?.costAfter ?? 0 };
      const best = joined && isBetter(joined, apart) ? joined : apart;
      return { ...best, match: [i, j], costAfter: best.cost + gapCost(i) };
    });
    for (const end of here) ends.add(end);
    justBefore = new Map(here.map((end) => [end.match[1], end]));
  }
  const matches: Match[] = [];
  for (let end = ends.before(second.length); end; end = end.before) matches.push(end.match);
  return matches.reverse();
}

/** The last match of an alignment. */
interface End {
  readonly match: Match;
  readonly before: End | undefined;
  readonly count: number;
  /** What its gaps cost; and with another one right after it. */
  readonly cost: number;
  readonly costAfter: number;
}

const isBetter = (one: Pick<End, "count" | "cost">, other: Pick<End, "count" | "cost">) =>
  one.count > other.count || (one.count === other.count && one.cost < other.cost);

const isBetterBeforeGap = (one: End, other: End) =>
  one.count > other.count || (one.count === other.count && one.costAfter < other.costAfter);

function placesOf(items: readonly string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, item] of items.entries()) {
    const known = places.get(item);
    if (known) known.push(place);
    else places.set(item, [place]);
  }
  return places;
}

/** The best end of an alignment before any place of the second sequence, if a gap follows. */
class BestEnds {
  /** Cell c holds the best end at the places from c − (c & −c) to c − 1. */
  readonly #cells: (End | undefined)[];

  constructor(length: number) {
    this.#cells = new Array(length + 1).fill(undefined);
  }

  before(place: number): End | undefined {
    let best: End | undefined;
    for (let cell = place; cell > 0; cell -= cell & -cell) {
      const end = this.#cells[cell];
      if (end && (!best || isBetterBeforeGap(end, best))) best = end;
    }
    return best;
  }

  add(end: End): void {
    for (let cell = end.match[1] + 1; cell < this.#cells.length; cell += cell & -cell) {
      const known = this.#cells[cell];
      if (!known || isBetterBeforeGap(end, known)) this.#cells[cell] = end;
    }
  }
}
