import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  entryDepths,
  type Key,
  replacements,
  type TableSettings,
  TranspositionTable,
  ticTacToe,
  treeGame,
} from "../../../src/engine/index.ts";
import { placeOf } from "../../../src/engine/table/transpositionTable.ts";

const whole = [-Infinity, Infinity] as const;

/** Keys that fall to one place of a table of that size, which only their comparison tells apart. */
function colliding(size: number, count: number): number[] {
  const keys: number[] = [];
  for (let key = 0; keys.length < count; key++) if (placeOf(key, size) === 0) keys.push(key);
  return keys;
}

describe("a transposition table", () => {
  it("keeps what was stored, with the kind of bound that the window makes of it", () => {
    const table = new TranspositionTable<string>();
    table.store("a", 3, 5, [0, 10], "x");
    table.store(1, 2, 0, [0, 10], "y");
    table.store(1n, Infinity, 10, [0, 10], undefined);
    expect(table.find("a")).toEqual({ key: "a", depth: 3, value: 5, bound: "exact", move: "x" });
    expect(table.find(1)).toEqual({ key: 1, depth: 2, value: 0, bound: "upper", move: "y" });
    expect(table.find(1n)).toEqual({ key: 1n, depth: Infinity, value: 10, bound: "lower", move: undefined });
    expect(table.find("1")).toBeUndefined();
    expect([table.count, [...table.entries()].length]).toEqual([3, 3]);
  });

  it("never takes two keys for each other that fall to one place", () => {
    const [first, second] = colliding(8, 2);
    const table = new TranspositionTable<number>({ size: 8 });
    table.store(first, 4, 1, whole, 0);
    expect(table.find(second)).toBeUndefined();
    table.store(second, 1, 2, whole, 0);
    expect(table.find(first)).toBeUndefined();
    expect(table.find(second)?.value).toBe(2);
  });

  it("lets the deeper entry stay where that is preferred, and the newer of two equally deep", () => {
    const [first, second] = colliding(8, 2);
    const table = new TranspositionTable<number>({ size: 8, replacement: "depth-preferred" });
    table.store(first, 4, 1, whole, 0);
    table.store(second, 3, 2, whole, 0);
    expect([table.find(first)?.value, table.find(second)]).toEqual([1, undefined]);
    table.store(first, 2, 3, whole, 0);
    expect(table.find(first)?.depth).toBe(4);
    table.store(second, 4, 4, whole, 0);
    expect([table.find(first), table.find(second)?.value]).toEqual([undefined, 4]);
  });

  it("hides a deeper entry where equal depths are asked for, and shows one that is too shallow", () => {
    const [equal, atLeast] = (["equal", "atLeast"] as const).map(
      (depths) => new TranspositionTable<number>({ depths }),
    );
    for (const table of [equal, atLeast]) table.store("a", 3, 1, whole, 0);
    expect([2, 3, 4].map((depth) => equal.find("a", depth)?.depth)).toEqual([undefined, 3, 3]);
    expect([2, 3, 4].map((depth) => atLeast.find("a", depth)?.depth)).toEqual([3, 3, 3]);
    expect(equal.find("a")?.depth).toBe(3);
  });

  it("holds no more than its size, and what it finds is what was stored last for that key", () => {
    const settings: fc.Arbitrary<TableSettings> = fc.record(
      {
        size: fc.integer({ min: 1, max: 9 }),
        replacement: fc.constantFrom(...replacements),
        depths: fc.constantFrom(...entryDepths),
      },
      { requiredKeys: [] },
    );
    const key: fc.Arbitrary<Key> = fc.oneof(fc.nat(9), fc.nat(9).map(BigInt), fc.nat(9).map(String));
    const stores = fc.array(fc.tuple(key, fc.nat(3), fc.integer()));
    fc.assert(
      fc.property(settings, stores, (settings, stores) => {
        const table = new TranspositionTable<number>(settings);
        const last = new Map<Key, number>();
        for (const [key, depth, value] of stores) {
          table.store(key, depth, value, whole, 0);
          const found = table.find(key);
          const kept = found?.depth === depth && found.value === value;
          // Refused, the new value leaves the old entry as it was; else nothing older is found.
          if (settings.replacement !== "depth-preferred") expect(kept).toBe(true);
          if (kept) last.set(key, value);
          for (const [known, value] of last) expect([undefined, value]).toContain(table.find(known)?.value);
          expect(table.count).toBeLessThanOrEqual(settings.size ?? last.size);
        }
      }),
    );
  });

  it("serves one game until it is cleared", () => {
    const table = new TranspositionTable<number>();
    table.serve(ticTacToe);
    table.serve(ticTacToe);
    table.store(0, 9, 0, whole, 4);
    expect(() => table.serve(treeGame([1, 2]))).toThrow(
      "A table serves one game: this one holds positions of Tic-tac-toe, not Tree",
    );
    table.clear();
    expect(table.count).toBe(0);
    table.serve(treeGame([1, 2]));
  });

  it("refuses settings that make no sense, and says what would be accepted", () => {
    for (const size of [0, -1, 1.5, Number.NaN, 2 ** 24 + 1, "9" as unknown as number]) {
      expect(() => new TranspositionTable({ size })).toThrow(
        `size must be a whole number of entries from 1 to 16777216, not ${size}`,
      );
    }
    const wrong = { replacement: "deepest", depths: "any" } as unknown as TableSettings;
    expect(() => new TranspositionTable({ replacement: wrong.replacement })).toThrow(
      'replacement must be "always" or "depth-preferred", not deepest',
    );
    expect(() => new TranspositionTable({ depths: wrong.depths })).toThrow(
      'depths must be "atLeast" or "equal", not any',
    );
  });
});
