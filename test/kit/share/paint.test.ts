import { expect, it } from "vitest";
import { namedFont } from "../../../src/kit/share/paint.ts";

it.each([
  ['Inter-8f2c41, "Inter-8f2c41 fallback: Arial", sans-serif', "Inter,"],
  ['"Source Serif 4-17ab", Georgia, serif', '"Source Serif 4",'],
  ['"JetBrains Mono-00", monospace', '"JetBrains Mono",'],
  ["something else", "Inter,"],
])("%s is named as others know it", (computed, begins) => {
  expect(namedFont(computed).startsWith(begins)).toBe(true);
});
