import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";
import { budget } from "../../../scripts/built/checkBudget.ts";
import { faces } from "../../../scripts/fonts/faces.ts";
import { fontFamilies } from "../../../scripts/fonts/fontFamilies.ts";
import { subsetFonts } from "../../../scripts/fonts/subsetFonts.ts";

const content = new URL("../../../content/chapters/", import.meta.url);
const chapters = readdirSync(content)
  .map((name) => readFileSync(new URL(name, content), "utf8"))
  .join("");

it("All faces together stay within the budget of a page", async () => {
  const files = new Set((await subsetFonts(faces)).map(({ file }) => file));
  const bytes = [...files].reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(budget.fonts);
});

it("Other glyphs make another file, the same ones the same", async () => {
  const [face] = faces;
  const [all, again, few] = await subsetFonts([face!, face!, { ...face!, glyphs: "abc" }]);
  expect(again!.file).toBe(all!.file);
  expect(few!.file).not.toBe(all!.file);
  expect(statSync(few!.file).size).toBeLessThan(statSync(all!.file).size);
});

it("Families are told their glyphs as joined ranges and know no folder of this machine", async () => {
  const cut = await subsetFonts([{ ...faces[0]!, glyphs: "dcab→é" }]);
  const [serif] = fontFamilies(cut);
  expect(serif!.cssVariable).toBe("--font-serif");
  expect(serif!.provider.config).toEqual({ files: [basename(cut[0]!.file)] });
  const resolved = await serif!.provider.resolveFont({} as never);
  expect(resolved!.fonts[0]!.unicodeRange).toEqual(["U+61-64", "U+E9", "U+2192"]);
});

it("The formulas’ font holds the space, without which Chromium grows no sign of a root", () => {
  const formulas = faces.filter(({ family }) => family === "math");
  expect(formulas).toHaveLength(1);
  expect(formulas[0]!.glyphs).toContain(" ");
});

it("No letter of a style has two faces, and what chapters are written with stands in the one that is fetched early", () => {
  for (const family of ["serif", "sans", "mono", "math"])
    for (const style of ["normal", "italic"]) {
      const cut = faces.filter((face) => face.family === family && face.style === style);
      const glyphs = cut.flatMap((face) => [...new Set(face.glyphs)]);
      expect(glyphs).toHaveLength(new Set(glyphs).size);
    }
  const [serif] = faces.filter(({ family, subset }) => family === "serif" && subset === "latin");
  expect(serif!.glyphs).not.toMatch(/[ñß]/);
  for (const glyph of "aZ09–“”…×½\u{a0}") expect(serif!.glyphs).toContain(glyph);
  for (const [letter] of chapters.matchAll(/[À-ÿ]/g)) expect(serif!.glyphs).toContain(letter);
  expect(faces.some(({ family, glyphs }) => family === "serif" && glyphs.includes("ñ"))).toBe(true);
});
