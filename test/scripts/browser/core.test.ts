import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { core } from "../../../scripts/browser/browserTests.ts";

const folder = new URL("../../browser/", import.meta.url);
/** All that is tested in them takes long. */
const tooLong = ["phrases", "setSearch", "width", "yourTouch"].map((name) => `${name}.browser.ts`);

it("Each file of browser tests has one that every change must pass", () => {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".browser.ts"),
  );
  const without = files.filter((file) => !readFileSync(new URL(file, folder), "utf8").includes(`"${core}"`));
  expect(without.sort()).toEqual(tooLong);
});
