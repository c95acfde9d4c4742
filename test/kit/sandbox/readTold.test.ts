import fc from "fast-check";
import { expect, it } from "vitest";
import { readWay } from "../../../src/judge/told.ts";
import { readChosen, readTold } from "../../../src/kit/sandbox/readTold.ts";

it("What a runner tells is read as it was told", () => {
  const way = Int32Array.of(0, 0, -2, -1);
  for (const end of [
    { kind: "value", value: 3 },
    { kind: "visits", most: 50_000 },
    { kind: "stray" },
    { kind: "noNumber", shown: "undefined" },
    { kind: "threw", message: "TypeError: x", line: 3 },
    { kind: "time" },
  ]) {
    expect(readTold({ way, end, chosen: 1 })).toEqual({ way, end, chosen: 1 });
  }
});

it("Whatever else comes out of a sandbox is a run without a value, and can be read", () => {
  fc.assert(
    fc.property(
      fc.anything(),
      fc.anything(),
      fc.array(fc.integer({ min: -9, max: 9 })),
      (data, end, steps) => {
        for (const told of [readTold(data), readTold({ way: Int32Array.from(steps), end })]) {
          expect(told.way).toBeInstanceOf(Int32Array);
          expect(["value", "visits", "stray", "noNumber", "threw", "time"]).toContain(told.end.kind);
          expect(() => readWay(told.way)).not.toThrow();
        }
      },
    ),
  );
});

it("A move that was chosen is read as it was told, and whatever else comes out is none", () => {
  for (const chosen of [
    { kind: "move", place: 2, values: [1, 0, 3], visits: 12 },
    { kind: "noMove", shown: "a1" },
    { kind: "visits", most: 9 },
    { kind: "threw", message: "Error: x", line: 2 },
  ] as const)
    expect(readChosen(chosen)).toEqual(chosen);
  expect(readChosen({ kind: "move", place: "2", values: [], visits: 1 })).toEqual({ kind: "time" });
  expect(readChosen({ kind: "value", value: 1 })).toEqual({ kind: "time" });
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(["move", "noMove", "visits", "noNumber", "threw", "time"]).toContain(readChosen(data).kind);
    }),
  );
});
