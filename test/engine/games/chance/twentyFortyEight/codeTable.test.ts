import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decode, encode } from "../../../../../src/engine/games/chance/twentyFortyEight/codes.ts";
import { CodeTable } from "../../../../../src/engine/games/chance/twentyFortyEight/codeTable.ts";

const code = fc.integer({ min: 1, max: 2 ** 27 - 1 });

describe("A table of codes", () => {
  it("holds what it was given, however little room it had, and nothing else", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(code, { maxLength: 300, size: "max" }),
        fc.nat(20),
        code,
        (codes, room, other) => {
          const table = new CodeTable(room);
          for (const [i, code] of codes.entries()) table.add(code, i / 7);
          expect(table.count).toBe(codes.length);
          for (const read of [table, new CodeTable(table.columns)]) {
            expect(codes.map((code) => read.get(code))).toEqual(codes.map((_, i) => i / 7));
            if (!codes.includes(other)) expect(read.get(other)).toBeUndefined();
          }
        },
      ),
    );
  });
});

it("A code is read back as the tiles that it was written for", () => {
  const tile = fc.integer({ min: 0, max: 7 }).map((doublings) => (doublings === 0 ? 0 : 2 ** doublings));
  fc.assert(
    fc.property(fc.array(tile, { minLength: 9, maxLength: 9 }), (tiles) => {
      expect(decode(encode(tiles))).toEqual(tiles);
    }),
  );
});
