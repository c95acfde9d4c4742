import { expect, it } from "vitest";
import { deployedSite } from "../../../scripts/browser/deployedSite.ts";

it.each([
  ["https://example.org", "https://example.org/"],
  ["https://example.org/plyground", "https://example.org/plyground/"],
  ["http://localhost:8000/a/b/?q=1#c", "http://localhost:8000/a/b/"],
  ["https://example.org/plyground/index.html", "https://example.org/plyground/"],
])("The site at %s has its first page at %s", (said, address) => {
  expect(deployedSite(said)).toBe(address);
});

it.each([undefined, ""])("%j names none, and the site is served here", (said) => {
  expect(deployedSite(said)).toBeUndefined();
});

it.each(["example.org", "ftp://example.org/", "/plyground/"])("%s is no address of the web", (said) => {
  expect(() => deployedSite(said)).toThrow(said);
});
