import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { icons } from "../../../src/kit/controls/icons.ts";

it("Every icon that has a name is drawn, and no other", () => {
  const sheet = readFileSync("src/kit/controls/icons.css", "utf8");
  const drawn = [...sheet.matchAll(/^\[data-icon="(\w+)"\] \{\n {2}--icon: url\("data:/gm)].map(
    ([, name]) => name,
  );
  expect(drawn).toEqual([...icons]);
});
