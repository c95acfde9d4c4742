import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sourceFiles } from "./sourceFiles.ts";
import { readRules, type StyleRule, styleRules } from "./styleRules.ts";

const sheets = readdirSync("src/kit/style").map((file) => `src/kit/style/${file}`);
const shared = sheets.filter((file) => !file.endsWith("tokens.css")).flatMap(styleRules);
const components = sourceFiles("src").filter((file) => /\.(svelte|astro)$/.test(file));
const siteSheets = readdirSync("src/site").flatMap((file) =>
  file.endsWith(".css") ? [`src/site/${file}`] : [],
);
/** Prose and its page have sizes of their own, and some of Starlight's. */
const isProse = (file: string) => file.startsWith("src/site") || file.startsWith("src/pages");
const styled = [...components, ...siteSheets, ...sheets.filter((file) => !file.endsWith("tokens.css"))];

/** The declarations of a rule that take a size of their own where there is a token for it. */
const untold = ({ declarations }: StyleRule): string[] =>
  declarations.filter((declaration) => {
    const [, property, value] = /^([\w-]+): (.*)$/.exec(declaration) ?? [];
    if (property === "z-index") return !/^(var\(--z-[a-z]+\)|auto)$/.test(value);
    if (/^border-.*radius$/.test(property ?? ""))
      return !value.split(" ").every((corner) => /^(0|50%|inherit|var\(--radius-[a-z]+\))$/.test(corner));
    if (/^((row-|column-)?gap|padding|margin)/.test(property ?? ""))
      return value.split(/[ (]/).some((part) => /^-?([01]?\.\d+|[12])rem/.test(part));
    if (property?.startsWith("font")) return /(^| )0?\.\d+rem/.test(value);
    return /(^| )1px solid var\(--line\)/.test(value);
  });

/** The weights of letters: a browser prepares each by itself, and its fallback again. */
const weights = ["400", "500", "650", "700"];

/** The declarations of a rule whose letters have another weight. */
const otherWeights = ({ declarations }: StyleRule): string[] =>
  declarations.filter((declaration) => {
    const weight = /^font(?:-weight)?: (\d+)(?: |$)/.exec(declaration)?.[1];
    return weight !== undefined && !weights.includes(weight);
  });

/** Whether a rule leaves its elements to those alone who listen. */
const hides = ({ declarations }: StyleRule): boolean =>
  declarations.some((declaration) => /^clip(-path)?: (inset\(50%\)|rect\(0)/.test(declaration)) &&
  declarations.includes("width: 1px");

/** What the layer gives each class whatever else stands around it. */
const given = new Map<string, Set<string>>();
for (const { selector, under, declarations } of shared) {
  if (under.length > 0) continue;
  for (const [, name] of selector.matchAll(/(?:^|, )\.([\w-]+)(?=,|$)/g))
    given.set(name, new Set([...(given.get(name) ?? []), ...declarations]));
}

/** What a component's styles say of a class of the layer although the layer says it. */
const repeated = (rules: readonly StyleRule[]): string[] =>
  rules.flatMap(({ selector, under, declarations }) => {
    const [, name] = /^\.([\w-]+)$/.exec(selector) ?? [];
    if (under.length > 0 || name === undefined) return [];
    return declarations.filter((said) => given.get(name)?.has(said)).map((said) => `.${name} { ${said} }`);
  });

it("Corners, hairlines, layers, space and the sizes of letters are named", () => {
  const found = styled.flatMap((file) =>
    styleRules(file).flatMap((rule) =>
      untold(rule)
        .filter((said) => !(isProse(file) && /^(font|gap|row-gap|column-gap|padding|margin)/.test(said)))
        .map((said) => `${file}: ${rule.selector} { ${said} }`),
    ),
  );
  expect(found).toEqual([]);
});

it.each([
  "z-index: 3",
  "border-radius: 13px",
  "border-top-left-radius: 0.5rem",
  "border-top: 1px solid var(--line)",
  "padding: 0 0.9rem",
  "margin-left: calc(-1rem + 2px)",
])("%s would be found", (declaration) => {
  expect(readRules(`@media print { .a { ${declaration}; } }`).flatMap(untold)).toEqual([declaration]);
});

it("Letters have four weights", () => {
  const found = styled.flatMap((file) =>
    styleRules(file).flatMap((rule) =>
      otherWeights(rule).map((said) => `${file}: ${rule.selector} { ${said} }`),
    ),
  );
  expect(found).toEqual([]);
});

it.each(["font-weight: 560", "font: 620 12px var(--font-sans)"])("%s would be found", (declaration) => {
  expect(readRules(`.a { ${declaration}; }`).flatMap(otherWeights)).toEqual([declaration]);
});

it("What is for listeners alone is hidden by one rule", () => {
  const found = [...components, ...siteSheets].filter((file) => styleRules(file).some(hides));
  // An embed has no style sheet of Starlight's, and a table leaves out a column where it is narrow.
  expect(found).toEqual(["src/figures/deepening/IterationTable.svelte", "src/site/embed.css"]);
});

it("No component says again what the layer says of a class", () => {
  const found = components.flatMap((file) => repeated(styleRules(file)).map((said) => `${file}: ${said}`));
  expect(found).toEqual([]);
});

it("A class that is styled again would be found", () => {
  expect(repeated(readRules(".say { margin: 0; min-height: 3em; }"))).toEqual([".say { margin: 0 }"]);
});

it("Every class of the layer is worn", () => {
  const markup = [...components, "src/figures/figureElement.ts"]
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  expect([...given.keys()].filter((name) => !new RegExp(`["' ]${name}["' ]`).test(markup))).toEqual([]);
});
