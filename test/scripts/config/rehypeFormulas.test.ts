import { expect, it } from "vitest";
import { rehypeFormulas } from "../../../scripts/config/rehypeFormulas.ts";

type Node = Parameters<ReturnType<typeof rehypeFormulas>>[0];

const formula = (): Node => ({
  type: "element",
  tagName: "span",
  properties: { className: ["katex"] },
  children: [{ type: "text", value: "d" }],
});
const text = (value: string): Node => ({ type: "text", value });

/** A paragraph as the plugin leaves it: formulas as $, what stays on their line in brackets. */
function written(...children: Node[]): string {
  const write = (node: Node): string => {
    const classes = node.properties?.className;
    if (Array.isArray(classes) && classes.includes("katex")) return "$";
    const inside = (node.children ?? []).map(write).join("");
    return Array.isArray(classes) && classes.includes("formula") ? `[${inside}]` : (node.value ?? inside);
  };
  const root = { type: "root", children: [{ type: "element", tagName: "p", children }] };
  rehypeFormulas()(root);
  return write(root);
}

it("A comma after a formula stays on its line, and what follows does not", () => {
  expect(written(text("costs "), formula(), text(", the one before "), formula(), text("."))).toBe(
    "costs [$,] the one before [$.]",
  );
});

it("Several marks stay together", () => {
  expect(written(text("(with "), formula(), text("), and so on"))).toBe("(with [$),] and so on");
});

it("Of a formula stays what is drawn, and not its source", () => {
  const element = (tagName: string, ...children: Node[]): Node => ({ type: "element", tagName, children });
  const drawn = element("mi", text("d"));
  const semantics = element("semantics", element("mrow", drawn), element("annotation", text("d")));
  const math = element("math", semantics);
  rehypeFormulas()({ type: "root", children: [{ ...formula(), children: [math] }] });
  expect(math.children).toEqual([drawn]);
});

it("A formula before a word, another formula or nothing is left alone", () => {
  expect(written(formula(), text(" plies "), formula())).toBe("$ plies $");
  expect(written(formula(), formula())).toBe("$$");
});
