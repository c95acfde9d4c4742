import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { md5 } from "../../src/engine/md5.ts";

const byNode = (text: string): string => createHash("md5").update(text).digest("hex");

it("md5 digests as RFC 1321 has it", () => {
  expect(md5("")).toBe("d41d8cd98f00b204e9800998ecf8427e");
  expect(md5("abc")).toBe("900150983cd24fb0d6963f7d28e17f72");
});

it("md5 digests texts of every length and alphabet as Node does", () => {
  for (let length = 0; length < 140; length++)
    expect(md5("a".repeat(length))).toBe(byNode("a".repeat(length)));
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      expect(md5(text)).toBe(byNode(text));
    }),
  );
});
