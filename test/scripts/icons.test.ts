import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { icons } from "../../scripts/icons/drawIcons.ts";

/** Pixels of a PNG's side, as its first chunk says (PNG, third edition, 11.2.1). */
function sideOf(file: string): number {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  expect(width).toBe(height);
  return width;
}

test("Every icon is as large as it should be, and weighs little", () => {
  for (const [name, { size }] of Object.entries(icons)) {
    const file = `public/icons/${name}.png`;
    expect(sideOf(file), file).toBe(size);
    expect(readFileSync(file).length, file).toBeLessThan(20_000);
  }
});

test("The manifest names icons that are there, in the sizes that it says", () => {
  const manifest = JSON.parse(readFileSync("public/manifest.webmanifest", "utf8"));
  const drawn = manifest.icons.filter(({ type }: { type: string }) => type === "image/png");
  expect(drawn.map(({ sizes }: { sizes: string }) => sizes)).toEqual(["192x192", "512x512", "512x512"]);
  for (const { src, sizes } of drawn)
    expect(`${sideOf(`public/${src}`)}x${sideOf(`public/${src}`)}`).toBe(sizes);
  expect(readFileSync("public/favicon.svg", "utf8")).toContain("<svg");
});
