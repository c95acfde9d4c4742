/** The parts that matter here of an HTML node. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

const closing = /^[,.;:!?)]+/;

/**
 * Rehype plugin: a comma or a full stop after a formula stays on the formula's line. Browsers may break a line after
 * any formula, since it is a box to them; both go into a span of class `formula`, in which lines do not break.
 */
export function rehypeFormulas() {
  return function visit(node: Node): void {
    for (const [i, child] of (node.children ?? []).entries()) {
      if (isFormula(child)) bare(child);
      const next = node.children?.[i + 1];
      const mark = isFormula(child) && next?.type === "text" ? next.value?.match(closing)?.[0] : undefined;
      if (next === undefined || mark === undefined) {
        visit(child);
        continue;
      }
      next.value = next.value?.slice(mark.length);
      const children = [child, { type: "text", value: mark }];
      node.children?.splice(i, 1, {
        type: "element",
        tagName: "span",
        properties: { className: ["formula"] },
        children,
      });
    }
  };
}

/** Only what is drawn stays of it: no reader meets the source that KaTeX writes beside it. */
function bare(formula: Node): void {
  const math = formula.children?.find(({ tagName }) => tagName === "math");
  const drawn = math?.children?.[0]?.children?.[0];
  // A formula is a row of its own.
  if (math && drawn) math.children = drawn.tagName === "mrow" ? drawn.children : [drawn];
}

const isFormula = ({ properties }: Node): boolean =>
  Array.isArray(properties?.className) && properties.className.includes("katex");
