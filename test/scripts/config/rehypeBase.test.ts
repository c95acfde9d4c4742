import { expect, it } from "vitest";
import { rehypeBase } from "../../../scripts/config/rehypeBase.ts";

const under = (node: Parameters<ReturnType<typeof rehypeBase>>[0], base = "/book/") => {
  rehypeBase({ base })(node);
  return node;
};
const link = (href: string) => ({ type: "element", tagName: "a", properties: { href }, children: [] });

it.each([
  ["/chapters/minimax/", "/book/chapters/minimax/"],
  ["/", "/book/"],
  ["../minimax/", "../minimax/"],
  ["#cut", "#cut"],
  ["//example.org/a", "//example.org/a"],
  ["https://example.org/a", "https://example.org/a"],
])("A link to %s leads to %s", (href, expected) => {
  expect(under(link(href)).properties!.href).toBe(expected);
});

it("Links inside other elements and those of components are moved too", () => {
  const figure = {
    type: "mdxJsxFlowElement",
    attributes: [{ type: "mdxJsxAttribute", name: "src", value: "/a.png" }],
  };
  const tree = under({ type: "root", children: [{ type: "element", children: [link("/a/"), figure] }] });
  const [anchor, component] = tree.children![0]!.children!;
  expect(anchor!.properties!.href).toBe("/book/a/");
  expect(component!.attributes![0]!.value).toBe("/book/a.png");
});

it("A value that is an expression or another attribute stays as it is", () => {
  const value = { type: "mdxJsxAttributeValueExpression", value: "url" };
  const attributes = [
    { type: "mdxJsxAttribute", name: "href", value },
    { type: "mdxJsxAttribute", name: "tree", value: "/a/" },
  ];
  expect(under({ type: "mdxJsxFlowElement", attributes }).attributes).toEqual([
    { type: "mdxJsxAttribute", name: "href", value },
    { type: "mdxJsxAttribute", name: "tree", value: "/a/" },
  ]);
});

it("At the root nothing moves", () => {
  expect(under(link("/a/"), "/").properties!.href).toBe("/a/");
});
