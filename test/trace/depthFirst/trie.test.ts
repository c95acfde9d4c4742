import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Trie } from "../../../src/trace/depthFirst/trie.ts";

describe("Trie", () => {
  it("finds again what was added, however alike the moves are", () => {
    const addition = fc.tuple(
      fc.nat(),
      fc.oneof(
        fc.integer({ min: -3, max: 3 }),
        fc.integer().map((move) => move & ~0xffff),
      ),
    );
    fc.assert(
      fc.property(fc.array(addition, { maxLength: 300 }), (additions) => {
        const trie = Trie.withRoom(additions.length + 1);
        const known = new Map<string, number>();
        expect(trie.root()).toBe(0);
        for (const [chosen, move] of additions) {
          const parent = chosen % trie.size;
          const place = `${parent} ${move}`;
          expect(trie.find(parent, move)).toBe(known.get(place) ?? -1);
          if (!known.has(place)) known.set(place, trie.size);
          expect(trie.child(parent, move)).toBe(known.get(place));
        }
        expect(trie.size).toBe(known.size + 1);
        expect(trie.root()).toBe(0);
      }),
    );
  });
});
