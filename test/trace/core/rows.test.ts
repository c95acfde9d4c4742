import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Rows } from "../../../src/trace/core/rows.ts";

describe("Rows", () => {
  it("sort indices by owner, leave out those of nobody, and rank in each row", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1, max: 5 })),
        fc.nat({ max: 3 }),
        fc.nat({ max: 40 }),
        (owners, first, most) => {
          const rows = Rows.sorted(6, owners, first);
          for (let row = 0; row < 6; row++) {
            const items = owners.flatMap((owner, index) => (owner === row ? [index + first] : []));
            expect([...rows.row(row)]).toEqual(items);
            expect(rows.size(row)).toBe(items.length);
            expect(rows.rank(row, most)).toBe(items.filter((item) => item <= most).length);
          }
        },
      ),
    );
  });
});
