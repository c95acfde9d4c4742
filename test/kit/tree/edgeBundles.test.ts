import { describe, expect, it } from "vitest";
import { edgeBundles } from "../../../src/kit/tree/edgeBundles.ts";

describe("edgeBundles", () => {
  const line = (edge: "unread" | "read" | "best" | "cut", path: string, thin?: number) => ({
    edge,
    path,
    thin,
  });

  it("joins lines that look alike and draws what was read over what was not", () => {
    const bundles = edgeBundles([
      line("best", "a"),
      line("unread", "b"),
      line("read", "c"),
      line("unread", "d"),
    ]);
    expect(bundles.map(({ edge, path }) => [edge, path])).toEqual([
      ["unread", "bd"],
      ["read", "c"],
      ["best", "a"],
    ]);
  });

  it("keeps thin lines apart from others", () => {
    const bundles = edgeBundles([line("read", "a"), line("read", "b", 0.5), line("read", "c", 0.5)]);
    expect(bundles.map(({ path, thin }) => [path, thin])).toEqual([
      ["a", undefined],
      ["bc", 0.5],
    ]);
  });

  it("leaves to themselves the lines of which each is looked at", () => {
    expect(edgeBundles([line("cut", "a")])).toEqual([]);
  });

  it("joins those as well in a tree that is still asleep, over all others", () => {
    const lines = [line("cut", "a"), line("read", "b"), line("cut", "c")];
    expect(edgeBundles(lines, true).map(({ edge, path }) => [edge, path])).toEqual([
      ["read", "b"],
      ["cut", "ac"],
    ]);
  });
});
