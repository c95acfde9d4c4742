import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { figureNames } from "../../src/figures/index.ts";
import { changeScripts } from "./changeScripts.ts";

/**
 * Astro integration: a part that comes late to a figure, such as a panel, finds nearly all that it needs here already. The
 * list of that, which Vite writes into every script that may fetch the part, would weigh more than it saves: only its styles
 * stay in it. For figures themselves the list stays, so that all they need is fetched at once. Small sheets that Astro has
 * written into the pages have no file any more, and nothing is to wait for them.
 */
export function lateNeeds(): AstroIntegration {
  return {
    name: "plyground:late-needs",
    hooks: {
      "astro:build:done": ({ dir }) =>
        changeScripts(fileURLToPath(dir), (script, files) =>
          withoutLateNeeds(script, (needed) => files.has(basename(needed))),
        ),
    },
  };
}

/** As Vite begins a script that fetches others: with the files that these need, to which numbers refer. */
const head =
  /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\n?/;
/** An import, the name by which a table holds it, and, with no other import between, the numbers of what it needs. */
const fetched =
  /((?:(\w+):\(\)=>)?(?:\w+\(\(\)=>)?import\(`\.\/([^`]+)`\)(?:(?!import\().)*?__vite__mapDeps\()\[([\d,]*)\]/gs;

/** The script without what its late parts need besides styles, and what is no file; one of another form stays what it is. */
export function withoutLateNeeds(script: string, isFile: (needed: string) => boolean): string {
  const [begin, list = "[]"] = head.exec(script) ?? [];
  if (begin === undefined) return script;
  const files: string[] = JSON.parse(list);
  const kept: string[] = [];
  const numberOf = (file: string): number => {
    if (!kept.includes(file)) kept.push(file);
    return kept.indexOf(file);
  };
  const shorten = (_: string, before: string, held: string | undefined, part: string, numbers: string) => {
    const named = numbers === "" ? [] : numbers.split(",").map((number) => files[Number(number)]);
    const needs = named.filter(isFile);
    const wanted = isFigure(held ?? part.split(".")[0])
      ? needs
      : needs.filter((file) => file.endsWith(".css"));
    return `${before}[${wanted.map(numberOf)}]`;
  };
  const rest = script.replace(begin, "").replace(fetched, shorten);
  const without = rest.replaceAll("__vite__mapDeps([])", "[]");
  // Where nothing asks for the list any more, it goes.
  return without.includes("__vite__mapDeps") ? begin.replace(list, JSON.stringify(kept)) + rest : without;
}

/** Whether something of this name is a figure, or what is declared of one. */
const isFigure = (name: string): boolean =>
  name.endsWith("Figure") || figureNames.some((figure) => figure === name);
