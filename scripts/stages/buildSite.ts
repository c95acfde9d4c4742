import { basePath } from "../config/basePath.ts";
import { runCommand } from "./runCommand.ts";

/** Where a build goes, and under which path it will be served. */
export interface Place {
  /** Folder, relative to the project's root. */
  readonly outDir: string;
  /** Path with a slash at both ends. */
  readonly base: string;
}

/** The site as it is published: base path from the environment, "/" without one. */
export const site: Place = {
  outDir: process.env.OUT_DIR ?? "dist",
  base: basePath(process.env.BASE_PATH),
};

/** The same site under a sub-path, as on GitHub Pages: built only to test that nothing leads out of it. */
export const subPathSite: Place = { outDir: ".cache/sub-path", base: "/some/path/" };

/** Builds the static site. Throws when Astro does. */
export async function buildSite({ outDir, base }: Place): Promise<void> {
  // Pages of one base must not be taken from the cache of another.
  const cache: Record<string, string> = outDir === site.outDir ? {} : { CACHE_DIR: `${outDir}-cache` };
  await runCommand("astro", ["build"], { OUT_DIR: outDir, BASE_PATH: base, ...cache });
}
