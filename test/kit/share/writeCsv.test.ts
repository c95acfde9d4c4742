import { expect, it } from "vitest";
import { writeCsv } from "../../../src/kit/share/writeCsv.ts";

it("Text with commas, quotes and line breaks comes through", () => {
  expect(writeCsv([["a,b", 'say "x"', "one\ntwo", 7]])).toBe('\uFEFF"a,b","say ""x""","one\ntwo",7\r\n');
});

it("No cell becomes a formula, and a negative number stays a number", () => {
  expect(writeCsv([["=1+1", "@x", "-3", "-x"]])).toBe("\uFEFF'=1+1,'@x,-3,'-x\r\n");
});

it.each(["\n=1", " +1x", "＝1", "＋x", "－x", "＠x"])(
  "What some programs take for a formula is none: %j",
  (cell) => {
    expect(writeCsv([[cell]])).toContain(`'${cell}`);
  },
);
