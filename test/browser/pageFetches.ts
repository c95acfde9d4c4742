import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import type { budget } from "../../scripts/built/checkBudget.ts";
import { siteFile } from "../../scripts/built/siteFile.ts";
import { site } from "../../scripts/stages/buildSite.ts";

/** Bytes of each script, gzipped, and of each font, by address. */
interface Fetched {
  readonly javaScript: Map<string, number>;
  readonly fonts: Map<string, number>;
}

/** The scripts and fonts that a page fetches from now on, before anybody touches it and in all. */
export class PageFetches {
  readonly #fetched: Fetched = { javaScript: new Map(), fonts: new Map() };
  readonly #page: Page;
  #untouched = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on("response", this.#take);
  }

  #take = (response: Response): void => {
    const url = response.url();
    const type = response.request().resourceType();
    const { javaScript, fonts } = this.#fetched;
    if (!response.ok()) return;
    if (type === "script" && !javaScript.has(url)) javaScript.set(url, gzipSync(bodyOf(url)).length);
    if (type === "font" && !fonts.has(url)) fonts.set(url, bodyOf(url).length);
  };

  /** What was fetched until now was fetched without anybody's doing. */
  endUntouched(): void {
    this.#untouched = this.javaScript;
  }

  /** What is fetched from now on is not weighed. */
  end(): void {
    this.#page.off("response", this.#take);
  }

  /** Bytes of all scripts until now, gzipped. */
  get javaScript(): number {
    return sum(this.#fetched.javaScript);
  }

  keepTo(limits: typeof budget): void {
    const { javaScript, fonts } = this.#fetched;
    const list = [...javaScript, ...fonts].map(([url, bytes]) => `${bytes} ${url}`).join("\n");
    expect(this.#untouched, list).toBeGreaterThan(0);
    expect(this.#untouched, list).toBeLessThanOrEqual(limits.javaScript);
    expect(sum(javaScript), list).toBeLessThanOrEqual(limits.wholeChapter);
    expect(sum(fonts), list).toBeGreaterThan(0);
    expect(sum(fonts), list).toBeLessThanOrEqual(limits.fonts);
  }
}

/**
 * What was served at an address, from the built site. The browser keeps the body of an answer no longer than it likes:
 * that of a worker's script is gone once the worker has ended.
 */
const bodyOf = (url: string): Buffer => {
  const { pathname } = new URL(url);
  const file = siteFile(site.outDir, site.base, pathname);
  if (file === undefined) throw new Error(`${url} was served, and is not in the built site`);
  return readFileSync(file);
};

const sum = (bytes: ReadonlyMap<string, number>) => [...bytes.values()].reduce((all, one) => all + one, 0);
