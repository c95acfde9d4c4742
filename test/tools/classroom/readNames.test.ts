import { describe, expect, it } from "vitest";
import { readNames } from "../../../src/tools/classroom/readNames.ts";

describe("A list of names", () => {
  it.each([
    ["Ada\nAlan\n\n  Grace  Hopper \r\n", ["Ada", "Alan", "Grace Hopper"]],
    ["1. Ada\n2) Alan", ["Ada", "Alan"]],
    ["Ada, Alan; Grace", ["Ada", "Alan", "Grace"]],
    ["Lovelace, Ada; Hopper, Grace", ["Lovelace, Ada", "Hopper, Grace"]],
    ["Ada\t7b\nAlan\t7c", ["Ada", "Alan"]],
    ["Lovelace, Ada\nTuring, Alan", ["Lovelace, Ada", "Turing, Alan"]],
    ["", []],
  ])("is read from %j", (text, names) => {
    expect(readNames(text)).toEqual(names);
  });

  it("is refused where two would get one tree", () => {
    expect(() => readNames("Ada\nADA")).toThrow("“ADA” is there twice");
  });

  it("is refused where it is no class", () => {
    expect(() => readNames(Array.from({ length: 301 }, (_, i) => `S${i}`).join("\n"))).toThrow("301 names");
    expect(() => readNames(`Ada\n${"x".repeat(99)}`)).toThrow("too long");
  });
});
