import fc from "fast-check";
import { expect, it } from "vitest";
import { packCode, unpackCode } from "../../../src/tools/yourSearch/codeLink.ts";

it("A program comes out of a link as it went in, whatever signs it has", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 2000 }), async (text) => {
      const packed = await packCode(text);
      expect(packed).toMatch(/^[\w-]*$/);
      expect(await unpackCode(packed)).toBe(text);
    }),
  );
});

it("What holds no program, or far too long a one, is none", async () => {
  expect(await unpackCode("%%%")).toBeUndefined();
  expect(await unpackCode("AAAA")).toBeUndefined();
  expect(await unpackCode(await packCode("x".repeat(20_000)))).toHaveLength(20_000);
  expect(await unpackCode(await packCode("x".repeat(20_001)))).toBeUndefined();
});
