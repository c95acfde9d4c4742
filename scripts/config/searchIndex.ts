import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { close, createIndex } from "pagefind";

/**
 * Astro integration: writes the search index once more. Starlight lets Pagefind's own process write it and ends that process
 * as soon as it answers, which it does before the disk has all: on a busy machine files stay empty, and every search goes on
 * for ever. Here the process hands its files over, and this one writes them.
 *
 * To stand right behind Starlight, so that the pages are as it has read them.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: "plyground:search-index",
    hooks: { "astro:build:done": ({ dir }) => writeIndex(fileURLToPath(dir)) },
  };
}

/** Writes the search index of the site in a folder, in place of the one that is there. */
export async function writeIndex(site: string): Promise<void> {
  const folder = join(site, "pagefind");
  rmSync(folder, { recursive: true, force: true });
  try {
    for (const { path, content } of await indexOf(site)) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  } finally {
    await close();
  }
}

async function indexOf(path: string) {
  const { index, errors } = await createIndex();
  if (index === undefined) throw new Error(`There is no search index: ${errors.join("; ")}`);
  const added = await index.addDirectory({ path });
  const { files, errors: left } = await index.getFiles();
  const troubles = [...added.errors, ...left];
  if (troubles.length > 0) throw new Error(`The search index is not whole: ${troubles.join("; ")}`);
  return files;
}
