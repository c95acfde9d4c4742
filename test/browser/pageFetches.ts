import { gzipSync } from "node:zlib";
import { expect, type Page, type Response } from "@playwright/test";
import type { budget } from "../../scripts/built/checkBudget.ts";

/** The scripts and fonts that a page fetches from now on, before anybody touches it and in all. */
export class PageFetches {
  readonly #scripts = new Set<string>();
  readonly #fonts = new Set<string>();
  readonly #page: Page;
  /** How many of the scripts, in their order, came before anybody touched the page. */
  #untouched = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on("response", this.#take);
  }

  #take = (response: Response): void => {
    if (!response.ok()) return;
    const type = response.request().resourceType();
    if (type === "script") this.#scripts.add(response.url());
    if (type === "font") this.#fonts.add(response.url());
  };

  /** What was fetched until now was fetched without anybody's doing. */
  endUntouched(): void {
    this.#untouched = this.#scripts.size;
  }

  /** What is fetched from now on is not weighed. */
  end(): void {
    this.#page.off("response", this.#take);
  }

  /** Bytes of all scripts until now, gzipped. */
  async javaScript(): Promise<number> {
    return sum(await weigh(this.#scripts, gzipped));
  }

  async keepTo(limits: typeof budget): Promise<void> {
    const [javaScript, fonts] = [await weigh(this.#scripts, gzipped), await weigh(this.#fonts, asServed)];
    const untouched = sum(javaScript.slice(0, this.#untouched));
    const list = [...javaScript, ...fonts].map(([url, bytes]) => `${bytes} ${url}`).join("\n");
    expect(untouched, list).toBeGreaterThan(0);
    expect(untouched, list).toBeLessThanOrEqual(limits.javaScript);
    expect(sum(javaScript), list).toBeLessThanOrEqual(limits.wholeChapter);
    expect(sum(fonts), list).toBeGreaterThan(0);
    expect(sum(fonts), list).toBeLessThanOrEqual(limits.fonts);
  }
}

const gzipped = (body: Buffer): number => gzipSync(body).length;
const asServed = (body: Buffer): number => body.length;

/**
 * Bytes of what is served at each of these addresses, asked for once more: the browser keeps the body of an answer no longer
 * than it likes, that of a worker's script until the worker has ended.
 */
const weigh = (urls: Iterable<string>, sizeOf: (body: Buffer) => number): Promise<[string, number][]> =>
  Promise.all(
    [...urls].map(async (url): Promise<[string, number]> => {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`${url} was served, and is no more: ${answer.status}`);
      return [url, sizeOf(Buffer.from(await answer.arrayBuffer()))];
    }),
  );

const sum = (weights: readonly [string, number][]): number =>
  weights.reduce((all, [, bytes]) => all + bytes, 0);
