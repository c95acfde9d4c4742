import fc from "fast-check";
import { expect, it } from "vitest";
import { packText } from "../../../src/kit/share/packText.ts";
import { codeAddress, longestLink, unpackCode } from "../../../src/tools/yourSearch/codeLink.ts";

it("A program comes out of a link as it went in, whatever signs it has", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme", maxLength: 2000 }), async (text) => {
      const packed = await packText(text);
      expect(packed).toMatch(/^[\w-]*$/);
      expect(await unpackCode(packed)).toBe(text);
    }),
  );
});

it("What holds no program, or far too long a one, is none", async () => {
  expect(await unpackCode("%%%")).toBeUndefined();
  expect(await unpackCode("AAAA")).toBeUndefined();
  expect(await unpackCode(await packText("x".repeat(20_000)))).toHaveLength(20_000);
  expect(await unpackCode(await packText("x".repeat(20_001)))).toBeUndefined();
});

it("A link says the task, the language and the program, and there is none where it would be too long", async () => {
  const page = new URL("https://example.org/your-search/");
  const link = await codeAddress(page, "negamax", "python", "def visit(): pass");
  const said = new URL(link!).searchParams;
  expect([said.get("task"), said.get("language")]).toEqual(["negamax", "python"]);
  expect(await unpackCode(said.get("code")!)).toBe("def visit(): pass");
  expect(await codeAddress(page, "negamax", "python", "x".repeat(20_001))).toBeUndefined();
  const packed = Array.from({ length: 1000 }, (_, i) => Math.sin(i)).join();
  expect((await packText(packed)).length).toBeGreaterThan(longestLink);
  expect(await codeAddress(page, "negamax", "python", packed)).toBeUndefined();
});
