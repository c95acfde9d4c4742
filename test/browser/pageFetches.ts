import { gzipSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import type { budget } from "../../scripts/built/checkBudget.ts";

/** Bytes of each script, gzipped, and of each font, by address. */
interface Fetched {
  readonly javaScript: Map<string, number>;
  readonly fonts: Map<string, number>;
}

/** The scripts and fonts that a page fetches from now on, before anybody touches it and in all. */
export class PageFetches {
  readonly #bodies = new Map<string, Promise<void>>();
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
    if (!response.ok() || this.#bodies.has(url)) return;
    if (type === "script" || type === "font") this.#bodies.set(url, this.#weigh(url, type, response));
  };

  /** What was fetched until now was fetched without anybody's doing. */
  async endUntouched(): Promise<void> {
    await this.settle();
    this.#untouched = sum(this.#fetched.javaScript);
  }

  /** Waits until everything that was asked for is weighed; what is fetched from now on is not. */
  async end(): Promise<void> {
    this.#page.off("response", this.#take);
    await this.settle();
  }

  /** Waits until everything that was asked for is weighed. */
  async settle(): Promise<void> {
    await Promise.all(this.#bodies.values());
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

  async #weigh(url: string, type: "script" | "font", response: Response): Promise<void> {
    const body = await response.body();
    if (type === "script") this.#fetched.javaScript.set(url, gzipSync(body).length);
    else this.#fetched.fonts.set(url, body.length);
  }
}

const sum = (bytes: ReadonlyMap<string, number>) => [...bytes.values()].reduce((all, one) => all + one, 0);
