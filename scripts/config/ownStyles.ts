import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { figureNames } from "../../src/figures/index.ts";
import { tagOf } from "./remarkFigures.ts";

/**
 * Astro integration: a page links the styles of those figures alone that stand on it. The script that brings figures to
 * life may fetch each of them, so Astro links the styles of all; those that are not there come with the figure's code.
 */
export function ownStyles(): AstroIntegration {
  return {
    name: "plyground:own-styles",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const folder = fileURLToPath(dir);
        const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
          file.endsWith(".html"),
        );
        for (const page of pages) {
          const html = readFileSync(join(folder, page), "utf8");
          writeFileSync(join(folder, page), withOwnStyles(html));
        }
      },
    },
  };
}

/** The page without links to the styles of figures that are not on it. */
export function withOwnStyles(html: string): string {
  const standing = new Set([...html.matchAll(/<ply-figure data-kind="(\w+)"/g)].map(([, kind]) => kind));
  const absent = figureNames.filter((name) => !standing.has(name)).map((name) => `${tagOf(name)}Figure`);
  const links = new RegExp(
    `<link rel="stylesheet" href="[^"]*/_astro/(?:${absent.join("|")})\\.[^"/]+\\.css">`,
    "g",
  );
  return absent.length === 0 ? html : html.replace(links, "");
}
