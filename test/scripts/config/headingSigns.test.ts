import { expect, it } from "vitest";
import { rehypeHeadingSigns } from "../../../scripts/config/headingSigns.ts";

type Node = Parameters<ReturnType<typeof rehypeHeadingSigns>>[0];
const element = (properties: Record<string, unknown>, ...children: Node[]): Node => ({
  type: "element",
  properties,
  children,
});

it("The link beside a heading keeps what is said of it, and not the sign that is drawn", () => {
  const sign = () => element({ className: ["sl-anchor-icon"] }, element({}, element({})));
  const page = (...children: Node[]): Node => {
    const link = element({ class: "sl-anchor-link" }, ...children);
    // What is called so elsewhere stays.
    return element({}, sign(), element({ class: "sl-heading-wrapper level-h2" }, { type: "text" }, link));
  };
  const said = element({ className: ["sr-only"] }, { type: "text" });
  const written = page(sign(), said);
  rehypeHeadingSigns()(written);
  expect(written).toEqual(page(said));
});
