import { expect, it } from "vitest";
import { realImports } from "../../../scripts/config/realImports.ts";

/** What the modules of these texts need; a name in a text is the module's own id. */
const needs = (texts: Readonly<Record<string, string>>) => {
  const ids = (code: string) => [
    ...new Set([...code.matchAll(/from "(\w+)"|import "(\w+)"/g)].map((m) => m[1] ?? m[2]!)),
  ];
  const modules = Object.entries(texts).map(([id, code]) => [id, { code, importedIds: ids(code) }] as const);
  return Object.fromEntries(realImports(new Map(modules)));
};
const made = { one: "export const one = 1;", two: "export function two() {}\nexport const more = 2;" };

it("What is imported from an index is needed where it is made, however often it is handed on", () => {
  const found = needs({
    ...made,
    index: 'export { one } from "one";\nexport * from "two";',
    outer: 'export { one as first } from "index";\nexport * from "index";',
    a: 'import { one } from "index";',
    b: 'import { more as other } from "index";',
    c: 'import { first, two } from "outer";',
  });
  expect(found).toMatchObject({ a: ["one"], b: ["two"], c: ["one", "two"] });
  expect(found.index).toEqual([]);
});

it("Who holds all of an index in one object needs the index and all that it hands on", () => {
  const index = 'export { one } from "one";\nexport * as both from "two";';
  expect(
    needs({ ...made, index, a: 'import * as all from "index";', b: 'import { both } from "index";' }),
  ).toMatchObject({
    a: ["index", "one", "two"],
    b: ["two"],
  });
});

it("A module that makes names besides those that it hands on is needed for its own alone", () => {
  const mixed = 'import { one } from "one";\nexport * from "two";\nexport const own = one;';
  const found = needs({
    ...made,
    mixed,
    a: 'import { own } from "mixed";',
    b: 'import { two } from "mixed";',
  });
  expect(found).toMatchObject({ a: ["mixed"], b: ["two"], mixed: ["one"] });
});

it("What is imported for what it does is needed, and what the bundler adds", () => {
  expect(needs({ ...made, a: 'import "two";' })).toMatchObject({ a: ["two"] });
  const added = new Map([
    ["a", { code: 'import def from "one"; def();', importedIds: ["one", "helper"] }],
    ["one", { code: "export default () => {};", importedIds: [] }],
  ]);
  expect(realImports(added).get("a")).toEqual(["helper", "one"]);
});

it("Where two names are one module, all that is known is needed", () => {
  const twins = new Map([
    ["a", { code: 'export { x } from "./one"; export { y } from "one.js";', importedIds: ["one"] }],
  ]);
  expect(realImports(twins).get("a")).toEqual(["one"]);
});
