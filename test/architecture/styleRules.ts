import { readFileSync } from "node:fs";

/** A rule of a style sheet or of a component's styles. */
export interface StyleRule {
  readonly selector: string;
  /** Queries that it holds under, outermost first: "@media print". */
  readonly under: readonly string[];
  /** Property and value, with single spaces: "z-index: var(--z-front)". */
  readonly declarations: readonly string[];
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();

/** The rules of a file: all of a style sheet, or what stands in the style elements of a component or page. */
export function styleRules(file: string): StyleRule[] {
  const text = readFileSync(file, "utf8");
  const styles = file.endsWith(".css")
    ? [text]
    : [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style]) => style);
  return styles.flatMap((style) => readRules(style));
}

/** The rules in a text of CSS. */
export function readRules(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const open: { selector: string; declarations: string[] }[] = [];
  for (const [, text, sign] of css.replaceAll(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{};]*)([{};])/g)) {
    const said = oneLine(text);
    if (sign === "{") open.push({ selector: said, declarations: [] });
    else if (said !== "") open.at(-1)?.declarations.push(said);
    if (sign !== "}") continue;
    const { selector, declarations } = open.pop() ?? { selector: "", declarations: [] };
    const under = open.map((outer) => outer.selector).filter((outer) => outer.startsWith("@"));
    if (!selector.startsWith("@")) rules.push({ selector, under, declarations });
  }
  return rules;
}
