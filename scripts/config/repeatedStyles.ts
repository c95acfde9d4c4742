import { parse } from "postcss";

/** Linked for every screen: what is for paper alone is a tag with more in it. */
const links = /<link rel="stylesheet" href="[^"]*\/_astro\/([^"/]+\.css)">/g;

/**
 * The page without links to style sheets all of whose rules stand in another one that it links. The bundler writes a sheet
 * for pages and one for what wakes on them, and they may come out the same, or one as a part of the other. A sheet that
 * scripts fetch stays, since they look for its link.
 *
 * @param sheets the style sheets by file name
 * @param isFetched whether a script may fetch the file of this name
 */
export function withoutRepeated(
  html: string,
  sheets: ReadonlyMap<string, string>,
  isFetched: (file: string) => boolean,
): string {
  const linked = new Set([...html.matchAll(links)].map(([, file]) => file));
  return html.replace(links, (link, file: string) => {
    const repeated = !isFetched(file) && [...linked].some((other) => other !== file && holds(other, file));
    if (repeated) linked.delete(file);
    return repeated ? "" : link;
  });

  function holds(other: string, file: string): boolean {
    const rules = new Set(rulesOf(sheets.get(other) ?? ""));
    const wanted = rulesOf(sheets.get(file) ?? "");
    return wanted.length > 0 && wanted.every((rule) => rules.has(rule));
  }
}

const known = new Map<string, readonly string[]>();

function rulesOf(css: string): readonly string[] {
  const rules = known.get(css) ?? parse(css).nodes.map((node) => node.toString());
  known.set(css, rules);
  return rules;
}
