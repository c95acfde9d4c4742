import type { AstroIntegration } from "astro";

/** The parts that matter here of an HTML node. */
interface Node {
  type: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/**
 * Rehype plugin: the link beside a heading, as Starlight writes it, is what is said to who listens alone. Its sign would be
 * three elements and a drawing again beside each heading of a chapter; `page.css` draws it once for all.
 */
export function rehypeHeadingSigns() {
  return function visit(node: Node): void {
    const { children = [] } = node;
    if (hasClass(node, "sl-anchor-link"))
      node.children = children.filter((child) => !hasClass(child, "sl-anchor-icon"));
    else children.forEach(visit);
  };
}

/** Written as `class` or as `className`, in one text or several, as whoever makes a node likes it. */
const hasClass = ({ properties = {} }: Node, name: string): boolean =>
  [properties.class ?? properties.className].flat().join(" ").split(" ").includes(name);

/** Astro integration: runs `rehypeHeadingSigns`. Stands behind Starlight, which adds its own plugins behind those of the site. */
export function headingSigns(): AstroIntegration {
  return {
    name: "plyground:heading-signs",
    hooks: {
      "astro:config:setup": ({ config }) => {
        const { options } = config.markdown.processor as { options: { rehypePlugins: unknown[] } };
        options.rehypePlugins.push(rehypeHeadingSigns);
      },
    },
  };
}
