import { expect, it } from "vitest";
import { nim } from "../../../src/figures/nim/nim.ts";

it("A link brings back the heap, and a heap that is none is refused", () => {
  expect(nim.read(nim.write({ matches: 9 }))).toEqual({ matches: 9 });
  expect(() => nim.read(new URLSearchParams("matches=31"))).toThrow("matches");
});
