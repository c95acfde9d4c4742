import fc from "fast-check";
import { expect, it } from "vitest";
import { readWay } from "../../../src/judge/told.ts";
import { readTold } from "../../../src/kit/sandbox/readTold.ts";

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
