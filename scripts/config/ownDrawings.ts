import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { changePages } from "./changePages.ts";

/** Where the drawings for narrower places lie in the built site. */
const drawings = "_astro/drawings";

/**
 * Astro integration: how a figure looks in narrower places than the page's (`<template data-width>`, see `Figure.astro`)
 * gets a file of its own, whose address its figure has (`data-at-358`), and which only the browsers fetch that need it. The
 * page itself holds one picture of each figure.
 */
export function ownDrawings(base: string): AstroIntegration {
  return {
    name: "plyground:own-drawings",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const folder = fileURLToPath(dir);
        mkdirSync(join(folder, drawings), { recursive: true });
        changePages(folder, (page) => {
          const { html, files } = withOwnDrawings(page, base);
          for (const [name, drawing] of files) writeFileSync(join(folder, drawings, name), drawing);
          return html;
        });
      },
    },
  };
}

/** The page with addresses instead of those drawings, and the drawings by the names of their files. */
export function withOwnDrawings(
  html: string,
  base: string,
): { html: string; files: ReadonlyMap<string, string> } {
  const files = new Map<string, string>();
  const changed = html.replace(/<ply-figure(.*?)<\/ply-figure>/gs, (figure) => {
    const addresses: string[] = [];
    const drawn = figure.replace(
      /<template data-width="(\d+)"[^>]*>(.*?)<\/template>/gs,
      (_, width: string, drawing: string) => {
        // Plain text: it is no page of the site, and every server compresses it.
        const name = `${createHash("sha256").update(drawing).digest("hex").slice(0, 12)}.txt`;
        files.set(name, drawing);
        addresses.push(` data-at-${width}="${base}${drawings}/${name}"`);
        return "";
      },
    );
    return drawn.replace("<ply-figure", `<ply-figure${addresses.join("")}`);
  });
  return { html: changed, files };
}
