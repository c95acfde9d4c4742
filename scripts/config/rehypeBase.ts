/** The parts that matter here of an HTML node and of a JSX node in MDX. */
interface Node {
  type: string;
  properties?: Record<string, unknown>;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: Node[];
}

const addresses = ["href", "src", "poster"];

/**
 * Rehype plugin: links that a chapter writes from the site's root ("/chapters/minimax/") lead there
 * wherever the site is served. Covers Markdown links and the href, src and poster of HTML and components.
 *
 * @param base path of the site, with a slash at both ends
 */
export function rehypeBase({ base }: { base: string }) {
  const place = (value: unknown) =>
    typeof value === "string" && /^\/(?!\/)/.test(value) ? base + value.slice(1) : value;
  return function visit(node: Node): void {
    for (const name of addresses) {
      if (node.properties && name in node.properties) node.properties[name] = place(node.properties[name]);
    }
    for (const attribute of node.attributes ?? []) {
      if (attribute.name && addresses.includes(attribute.name)) attribute.value = place(attribute.value);
    }
    node.children?.forEach(visit);
  };
}
