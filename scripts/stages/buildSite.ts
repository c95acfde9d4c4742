import { basePath } from "../config/basePath.ts";
import { type Language, readLanguage } from "../config/language.ts";
import { runCommand } from "./runCommand.ts";

/** Where a build goes, and under which path it will be served. */
export interface Place {
  /** Folder, relative to the project's root. */
  readonly outDir: string;
  /** Path with a slash at both ends. */
  readonly base: string;
}

/** A site to be built: where, and the language of its words. */
export interface Site extends Place {
  readonly language: Language;
  /** Where it is served, as in "https://example.org"; what the environment says without it. */
  readonly origin?: string;
}

/** The site as it is published: base path and language from the environment, "/" and English without them. */
export const site: Site = {
  outDir: process.env.OUT_DIR ?? "dist",
  base: basePath(process.env.BASE_PATH),
  language: readLanguage(process.env.PLYGROUND_LANGUAGE),
};

/**
 * The same site under a sub-path, as on GitHub Pages, and with other letters in all words: built only to test that nothing
 * leads out of it, and that nothing depends on what the words are. It knows where it is served, as a published site does.
 * Where all tests are run it is built with all that the recipes add.
 */
export const nonsenseSite: Site = {
  outDir: ".cache/nonsense",
  base: "/some/path/",
  language: "nonsense",
  origin: "https://plyground.example",
};

/**
 * Builds the static site. Throws when Astro does.
 *
 * @param folder that of a copy of the project, where the site is to be built from one
 */
export async function buildSite({ outDir, base, language, origin }: Site, folder?: string): Promise<void> {
  // Pages of one base and language must not be taken from the cache of another.
  const cache: Record<string, string> = outDir === site.outDir ? {} : { CACHE_DIR: `${outDir}-cache` };
  const environment = {
    OUT_DIR: outDir,
    BASE_PATH: base,
    PLYGROUND_LANGUAGE: language,
    ...(origin !== undefined && { SITE_URL: origin }),
    ...cache,
  };
  await runCommand("astro", ["build"], environment, folder);
}
