import { factsOf } from "../../src/kit/facts/facts.ts";
import type { Setup } from "../../src/kit/run/setup.ts";
import type { PageElement, PageNode } from "./readChapter.ts";

/** A page's paragraphs, list items and cells as a reader sees them before touching anything. */
export function proseOf(children: readonly PageNode[]): string[] {
  return children.flatMap((node) => {
    if (typeof node === "string") return [];
    if (["p", "li", "td", "th", "h2", "h3"].includes(node.type)) return [textOf(node.children)];
    return proseOf(node.children);
  });
}

/** The words in the nodes, with every <Live> and <Fact> replaced by what the engine says and every formula by one letter. */
export function textOf(children: readonly PageNode[]): string {
  return children.map(words).join("").replaceAll(/\s+/g, " ");
}

function words(node: PageNode): string {
  if (typeof node === "string") return node;
  if (node.type === "Live" || node.type === "Fact") return liveText(node);
  return String(node.props.className).includes("math") ? "x" : textOf(node.children);
}

/** What a <Live> or a <Fact> prints. Throws where it asks for a step or a fact that does not exist. */
export function liveText({ props, children }: PageElement): string {
  if (children.length > 0) return textOf(children);
  const { figure, value, at, ...setup } = props as Partial<Setup> & {
    figure?: string;
    value: string;
    at?: string;
  };
  const text = factsOf(setup, at)[value];
  if (text === undefined) throw new Error(`There is no fact "${value}"`);
  return text;
}
