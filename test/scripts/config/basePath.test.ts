import { expect, it } from "vitest";
import { basePath } from "../../../scripts/config/basePath.ts";

it.each([
  [undefined, "/"],
  ["", "/"],
  ["/", "/"],
  ["book", "/book/"],
  ["/book", "/book/"],
  ["/some/path/", "/some/path/"],
  ["//some//path", "/some/path/"],
])("The base path written as %s is %s", (written, expected) => {
  expect(basePath(written)).toBe(expected);
});
