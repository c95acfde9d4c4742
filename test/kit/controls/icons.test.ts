import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { icons } from "../../../src/kit/controls/icons.ts";

it("Every icon that has a name stands in the picture, in this order, and no other", () => {
  const sheet = readFileSync("src/kit/style/icons.css", "utf8");
  const places = [...sheet.matchAll(/^\[data-icon="(\w+)"\] \{\n {2}--icon: (\d+);/gm)];
  expect(places.map(([, name, place]) => [name, Number(place)])).toEqual(
    [...icons.entries()].map(([place, name]) => [name, place]),
  );
  const moved = [...sheet.matchAll(/^<path (?:transform='translate\(0 (\d+)\)' )?d='/gm)];
  expect(moved.map(([, down]) => Number(down ?? 0))).toEqual(icons.map((_, place) => 24 * place));
  expect(sheet).toContain(`viewBox='0 0 24 ${24 * icons.length}'`);
});
