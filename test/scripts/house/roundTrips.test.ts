import fc from "fast-check";
import { expect, it } from "vitest";
import { roundTrips, type Ways, waysBetween } from "../../../scripts/house/roundTrips.ts";

const waysOf = (...ways: string[]): Ways =>
  waysBetween(
    ways.map((way) => [way[0], way[1]] as const),
    (place) => place,
  );

it("Ways within a place are none, and each of the others is there once", () => {
  const imports = [
    ["a/one", "a/two"],
    ["a/one", "b/three"],
    ["a/two", "b/four"],
    ["b/four", "c/five"],
  ] as const;
  const ways = waysBetween(imports, (file) => file[0]);
  expect([...ways].map(([from, to]) => [from, [...to]])).toEqual([
    ["a", ["b"]],
    ["b", ["c"]],
  ]);
});

it("Places that lead to each other are found, by way of others too", () => {
  expect(roundTrips(waysOf("ab", "bc", "ac"))).toEqual([]);
  expect(roundTrips(waysOf("ab", "ba", "bc"))).toEqual([["a", "b"]]);
  expect(roundTrips(waysOf("ab", "bc", "ca", "cd", "de", "ed"))).toEqual([
    ["a", "b", "c"],
    ["d", "e"],
  ]);
});

/** Two places belong together where each can be reached from the other. */
function togetherByReach(ways: Ways): string[][] {
  const reach = (from: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [...(ways.get(from) ?? [])];
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      if (seen.has(place)) continue;
      seen.add(place);
      waiting.push(...(ways.get(place) ?? []));
    }
    return seen;
  };
  const places = [...new Set([...ways].flatMap(([from, to]) => [from, ...to]))].sort();
  const groups = places.map((one) =>
    places.filter((other) => other === one || (reach(one).has(other) && reach(other).has(one))),
  );
  return [...new Set(groups.filter((group) => group.length > 1).map(String))].map((group) =>
    group.split(","),
  );
}

it("They are those of brute force, in random graphs", () => {
  const place = fc.constantFrom(..."abcdefg");
  const way = fc.tuple(place, place).map(([from, to]) => from + to);
  fc.assert(
    fc.property(fc.array(way, { maxLength: 16 }), (drawn) => {
      const ways = waysOf(...drawn);
      const found = roundTrips(ways);
      expect(found.map(String).sort()).toEqual(togetherByReach(ways).map(String).sort());
      const lengths = found.map(({ length }) => length);
      expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
    }),
  );
});
